#pragma once

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <term.h>
#include <wchar.h>

// What Swift cannot import: macros with casts, shared globals, variadics. Nothing here keeps state.

extern int wcwidth(wchar_t);

static const uint32_t nc_bold = A_BOLD;
static const uint32_t nc_dim = A_DIM;
static const uint32_t nc_italic = A_ITALIC;
static const uint32_t nc_underline = A_UNDERLINE;
static const uint32_t nc_reverse = A_REVERSE;
static const uint32_t nc_standout = A_STANDOUT;

static inline bool nc_newterm(const char *type) {
  return newterm(type, stdout, stdin) != NULL;
}

// One base and its combining scalars, at most CCHARW_MAX of them, ended by 0.
static inline void nc_put(int row, int column, const wchar_t *scalars, uint32_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, scalars, attributes, 0, &pair) != ERR) {
    // Writing the last cell of the screen answers ERR and writes it.
    (void)mvwadd_wch(stdscr, row, column, &cell);
  }
}

static inline void nc_place_cursor(int row, int column) { (void)wmove(stdscr, row, column); }

static inline void nc_leave_cursor(bool leave) { (void)leaveok(stdscr, leave); }

static inline WINDOW *nc_screen(void) { return stdscr; }

static inline void nc_redraw_all(void) { (void)clearok(curscr, TRUE); }

static inline void nc_update(void) {
  (void)wnoutrefresh(stdscr);
  (void)doupdate();
}

// A string of the terminal's description; NULL where it has none.
static inline const char *nc_string(const char *name) {
  char *found = tigetstr((char *)name);
  return found == (char *)-1 ? NULL : found;
}

// Colours below 8 in our own descriptions: 7 leaves those of the cell sent last, 0 forgets them.
static inline void nc_keep_colors(void) { (void)assume_default_colors(7, 7); }

static inline void nc_forget_colors(void) {
  const char *setters[] = {nc_string("setaf"), nc_string("setab")};
  for (int i = 0; i < 2; i++) {
    if (setters[i] != NULL) (void)tiparm(setters[i], 0);
  }
}

static inline int nc_number(const char *name) { return tigetnum((char *)name); }

static inline int nc_wcwidth(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Gives the terminal back whatever happens, and turns signals into bytes that poll(2) sees.
//
// A signal that asks the program to do something (end, stop, look at its size) becomes one byte of
// the watched pipe, so that what is being written is finished first. The second request to end, and
// every other signal that ends a program, gives the terminal back at once and lets the signal do so.

// The bytes that stand for signals.
enum rescue_signal {
  rescue_resized = 'w',
  rescue_continued = 'c',
  rescue_stop = 'z',
  rescue_interrupt = 'i',
  rescue_terminate = 't',
  rescue_hang_up = 'h',
};

// Writes all bytes to standard output, also where writing to it never waits.
void rescue_send(const uint8_t *bytes, size_t length);

// Has writing to standard output wait for room where another program left the terminal so that it
// never does: ncurses would ask again and again whether there is some. For others, who may count on it,
// all stays as it is.
void rescue_let_writing_wait(void);

// Remembers the terminal's modes; call it before anything changes them. False where it is none.
bool rescue_save_modes(int terminal);

// Puts back the remembered modes, unless another group has the terminal and gave it modes of its own.
void rescue_restore_modes(void);

// Makes a descriptor that is readable when the terminal's input or a signal's byte waits; -1 when
// the system has none left.
int rescue_watch(int input);

// Stops watching the terminal's input, as after it was hung up.
void rescue_unwatch(int input);

// Moves waiting signals' bytes into the buffer; how many there were.
size_t rescue_take_signals(uint8_t *bytes, size_t room);

// Keeps signals waiting while the terminal is being taken, and remembers what they do until then; or
// lets them through again. Not to be nested.
void rescue_hold_signals(bool held);

// Catches signals from now on, which were held, and remembers the modes that the program set. `reset`
// is what a crash writes; it is copied, and is cut at 1 KiB.
void rescue_arm(const uint8_t *reset, size_t length);

// Puts back what signals did before, but for crashes that somebody else has caught since.
void rescue_disarm(void);

// While a child has the terminal, its keys' signals are its own, and a request to stop stops at
// once, as by default: not where no shell could let the program go on.
void rescue_lend(bool lent);

// Stops the program and its group as Ctrl-Z does; returns when it was continued.
void rescue_stop_now(void);

// Whether another process group has the terminal.
bool rescue_is_in_background(void);

// Returns once the program's group has the terminal, until when it is stopped as the terminal itself
// stops who changes its modes from the background. False when the program is to end instead.
bool rescue_await_foreground(void);

// Lets the program use the terminal from the background without being stopped for it, or no more.
void rescue_allow_background(bool allowed);

// Keeps what is written to standard error, where that is the terminal, until it is released.
void rescue_hold_errors(void);

// Writes out what was kept, some 64 KiB of it at most, and lets standard error through again.
void rescue_release_errors(void);

// Ends the program by a signal, as if it had never been caught.
_Noreturn void rescue_die(int signal_number);

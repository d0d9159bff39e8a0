// Before each file of screen tests: nothing is left of the file before, and what a screen is to show is waited for as long as a busy machine takes.
import timers from 'node:timers';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { keepFocus } from '#platform/web/frame/keep-focus.ts';
import { dropSession } from './readable-session.ts';

const BUSY_MACHINE_MS = 10_000;

configure({ asyncUtilTimeout: BUSY_MACHINE_MS });

// A worker and its window serve many files, which takes a third of the processor's time. Each file has the product's modules anew,
vi.resetModules();
dropSession();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();

// and ends what it began: a call that one file repeats a second later would reach the server of the next.
const begun: NodeJS.Timeout[] = [];
const recorded =
  <Args extends unknown[]>(begin: (...args: Args) => NodeJS.Timeout) =>
  (...args: Args): NodeJS.Timeout => {
    const timer = begin(...args);
    begun.push(timer);
    return timer;
  };
Object.assign(globalThis, {
  setTimeout: Object.assign(recorded(timers.setTimeout), timers.setTimeout),
  setInterval: recorded(timers.setInterval),
});
afterAll(() => {
  for (const timer of begun) timers.clearTimeout(timer);
});

// As around every screen.
let letFocusGo = () => {};
beforeEach(() => {
  letFocusGo = keepFocus();
});
afterEach(() => letFocusGo());

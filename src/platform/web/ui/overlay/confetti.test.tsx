import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfettiRegion, celebrate } from './confetti.tsx';

let welcomesMotion = true;

beforeEach(() => {
  welcomesMotion = true;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') ? !welcomesMotion : false,
  }));
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const falling = () => document.querySelectorAll('[data-confetti]');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('it falls for three seconds, unseen by assistive technology and out of the way of the finger', () => {
  render(<ConfettiRegion />);
  expect(falling()).toHaveLength(0);
  act(celebrate);
  expect(falling()[0]?.getAttribute('aria-hidden')).toBe('true');
  expect(falling()[0]?.getAttribute('class')).toContain('pointer-events-none');
  wait(2_999);
  expect(falling()).toHaveLength(1);
  wait(1);
  expect(falling()).toHaveLength(0);
});

test('a second reason to celebrate begins anew, never twice at once', () => {
  render(<ConfettiRegion />);
  act(celebrate);
  wait(2_000);
  act(celebrate);
  expect(falling()).toHaveLength(1);
  wait(2_000);
  expect(falling()).toHaveLength(1);
  wait(1_000);
  expect(falling()).toHaveLength(0);
});

test('nothing falls where motion is not welcome', () => {
  welcomesMotion = false;
  render(<ConfettiRegion />);
  act(celebrate);
  expect(falling()).toHaveLength(0);
});

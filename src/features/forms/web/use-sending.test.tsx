import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '#platform/web/call.ts';
import { type Send, useSending } from './use-sending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answers = {};
const filled = { answers: { town: 'Negril' }, files: [] };
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function begin(send: Send<string>) {
  const outcome = { onSent: vi.fn(), onFailed: vi.fn() };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSending(send, outcome), { wrapper });
  act(() => result.current.ask());
  return { outcome, sending: () => result.current };
}

describe('sending a form', () => {
  it('waits for a yes, then 400 ms, and sends once however often yes is pressed', async () => {
    const send = vi.fn<Send<string>>().mockResolvedValue('taken');
    const { outcome, sending } = begin(send);
    await wait(5_000);
    expect(sending().phase).toBe('asking');
    act(() => sending().approve(answers, filled));
    act(() => sending().approve(answers, filled));
    expect(sending().phase).toBe('sending');
    await wait(390);
    expect(send).not.toHaveBeenCalled();
    await wait(20);
    expect(send).toHaveBeenCalledOnce();
    expect(outcome.onSent).toHaveBeenCalledExactlyOnceWith('taken');
  });

  it('gives the button back one second after the yes, when it failed', async () => {
    const send = vi.fn<Send<string>>().mockRejectedValue(new CallFailed(503, { message: 'Busy' }));
    const { outcome, sending } = begin(send);
    act(() => sending().approve(answers, filled));
    await wait(980);
    expect(sending().phase).toBe('sending');
    await wait(40);
    expect(sending().phase).toBe('idle');
    expect(sending().failure?.message).toBe('Busy');
    expect(outcome.onFailed).toHaveBeenCalledOnce();
    expect(outcome.onSent).not.toHaveBeenCalled();
  });

  it('calls it no failure when the session had ended: the log-in form says what becomes of it', async () => {
    const over = new CallFailed(401, { code: 'session.needed', message: 'Please log in to go on.' });
    const { outcome, sending } = begin(vi.fn<Send<string>>().mockRejectedValue(over));
    act(() => sending().approve(answers, filled));
    await wait(2_000);
    expect(sending().phase).toBe('idle');
    expect(outcome.onFailed).not.toHaveBeenCalled();
  });

  it('sends nothing after a no', async () => {
    const send = vi.fn<Send<string>>();
    const { sending } = begin(send);
    act(() => sending().cancel());
    await wait(2_000);
    expect(sending().phase).toBe('idle');
    expect(send).not.toHaveBeenCalled();
  });
});

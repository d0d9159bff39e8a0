import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { given, held, open, press, server, shown, startServer } from './workbench.test-support.tsx';

beforeEach(startServer);
afterEach(cleanup);
// What is open is given up on leaving, a moment after it.
afterAll(() => vi.unstubAllGlobals());

/** Window and all, without waiting for anything, as fast as fingers are. */
function rejectFast() {
  press('r');
  const dialog = screen.getByRole('dialog', { name: 'Reject these documents' });
  press('1');
  const form = dialog.querySelector('form');
  if (!form) throw new Error('the window has no form');
  fireEvent.submit(form);
}

describe('a verdict and the next record', () => {
  it('a fast rejection followed by the next is not swallowed, while the server has not answered', async () => {
    const { wait, letGo } = held();
    server.answer = wait;
    await open();
    await waitFor(() => expect(server.reads).toContain('d2'));
    await screen.findByRole('button', { name: 'Next' });
    rejectFast();
    expect(screen.queryByRole('dialog', { name: 'Reject these documents' })).toBeNull();
    press('n');
    await shown('d2');
    expect(given()).toEqual(['reject d1']);
    letGo();
    await waitFor(() => expect(toastList.now().map(({ text }) => text)).toContain('reject'));
    expect(location.pathname).toBe('/admin/verification/d2');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
  });

  it('nobody is thrown out by a verdict that settles after the next was opened', async () => {
    await open();
    await waitFor(() => expect(server.reads).toContain('d2'));
    press('v');
    press('n');
    await shown('d2');
    await waitFor(() => expect(toastList.now().map(({ text }) => text)).toContain('approve'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await vi.advanceTimersByTimeAsync(4_000);
    vi.useRealTimers();
    expect(location.pathname).toBe('/admin/verification/d2');
  });

  it('keys pressed while the next is on its way are pressed again once it is shown', async () => {
    const { wait, letGo } = held();
    server.readAhead = wait;
    await open();
    press('v');
    press('n');
    press('v');
    press('n');
    await waitFor(() => expect(given()).toEqual(['approve d1']));
    letGo();
    await shown('d3');
    await waitFor(() => expect(given()).toEqual(['approve d1', 'approve d2']));
  });

  it('keys pressed long before it is shown are not', async () => {
    const { wait, letGo } = held();
    server.readAhead = wait;
    await open();
    press('v');
    press('n');
    press('v');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    letGo();
    await shown('d2');
    await screen.findByRole('button', { name: 'Verify' });
    expect(given()).toEqual(['approve d1']);
  });
  it('what was read ahead is on the screen before the key for it is done with, whatever the router draws meanwhile, and its heading takes the focus from no note', async () => {
    await open();
    await waitFor(() => expect(server.reads).toContain('d2'));
    await screen.findByRole('button', { name: 'Next' });
    flushSync(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Banking d2');
    press('m');
    await waitFor(() => expect(server.reads).toContain('d3'));
    expect(document.activeElement).toBe(screen.getByLabelText('Note for staff'));
    history.back();
    await shown('d1');
  });
  it('the next twice goes on by one', async () => {
    const { wait, letGo } = held();
    server.readAhead = wait;
    await open();
    press('n');
    press('n');
    letGo();
    await shown('d2');
    // Only now could a key that waited lead on: the one after the next is known, and read ahead.
    await waitFor(() => expect(server.reads).toContain('d3'));
    await screen.findByRole('button', { name: 'Next' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Banking d2');
  });
});

describe('a verdict that comes back', () => {
  it('refused, says whose it was and why, and has what was typed', async () => {
    server.refused.add('d1');
    await open();
    await waitFor(() => expect(server.reads).toContain('d2'));
    fireEvent.change(screen.getByLabelText('Note for staff'), { target: { value: 'Seen by eye' } });
    press('r');
    fireEvent.change(screen.getByLabelText('Please specify a reason for the rejection'), {
      target: { value: 'The name is cut off' },
    });
    const form = screen.getByRole('dialog', { name: 'Reject these documents' }).querySelector('form');
    if (!form) throw new Error('the window has no form');
    fireEvent.submit(form);
    (document.activeElement as HTMLElement | null)?.blur();
    press('n');
    await shown('d2');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The decision on Banking d1 of Marcia d1 was not taken');
    expect(alert.textContent).toContain('Keisha Bent is reviewing this');
    fireEvent.click(within(alert).getByRole('link', { name: 'Back to it' }));
    await shown('d1');
    expect(screen.getByLabelText<HTMLInputElement>('Note for staff').value).toBe('Seen by eye');
    expect(screen.queryByRole('alert')).toBeNull();
    press('r');
    expect(
      screen.getByLabelText<HTMLTextAreaElement>('Please specify a reason for the rejection').value,
    ).toBe('The name is cut off');
  });

  it('taken back by its key from the next record, is due again', async () => {
    await open();
    await waitFor(() => expect(server.reads).toContain('d2'));
    press('v');
    press('n');
    await shown('d2');
    press('u');
    await shown('d1');
    expect(location.pathname).toBe('/admin/verification/d1');
    await screen.findByRole('button', { name: 'Verify' });
    expect(given()).toEqual(['approve d1', 'undo d1']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('waits for a verdict that is on its way, and then takes it back', async () => {
    const { wait, letGo } = held();
    server.answer = wait;
    await open();
    press('v');
    press('u');
    await waitFor(() => expect(given()).toEqual(['approve d1']));
    letGo();
    await waitFor(() => expect(given()).toEqual(['approve d1', 'undo d1']));
    await screen.findByRole('button', { name: 'Verify' });
  });

  it('of several, the latest alone is offered to be taken back, and none once its time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    press('v');
    await screen.findByRole('button', { name: 'Undo: Banking d1 of Marcia d1, Verified' });
    press('n');
    await shown('d2');
    rejectFast();
    await screen.findByRole('button', { name: 'Undo: Banking d2 of Marcia d2, Rejected' });
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => {
      const undo = screen.queryByRole('button', { name: /^Undo/ });
      seen.push(undo?.getAttribute('aria-label') ?? null);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    press('?');
    await vi.advanceTimersByTimeAsync(10_500);
    vi.useRealTimers();
    watch.disconnect();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(seen.filter((label) => label?.includes('d1'))).toEqual([]);
  });

  it('can be taken back for ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    press('v');
    await screen.findByRole('button', { name: 'Undo: Banking d1 of Marcia d1, Verified' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.getByText('This document is Verified')).toBeTruthy();
  });
});

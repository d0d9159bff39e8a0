import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { waitingReview } from './waiting-review.test-support.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['its key', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'u' })],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))],
])(
  'a verdict that is taken back by %s leaves the focus with the decision, which is due again',
  async (_, undo) => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/api/verification/reasons') return Response.json({ version: 0, reasons: [] });
      const status = url.includes('/undo/') ? 'Submitted' : 'Verified';
      const undoUntil = new Date(Date.now() + 10_000);
      return Response.json({ csrfToken: 'token', message: `Now ${status}`, status, undoUntil });
    });
    const bar = {
      heldBy: undefined,
      onTakeOver: () => {},
      onNext: undefined,
      noNext: 'The end',
      list: '/list',
    };
    showScreen(<DecisionBar review={waitingReview} {...bar} />);
    fireEvent.keyDown(document.body, { key: 'v' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('This document is Verified'));
    screen.getByRole('button', { name: /^Undo/ }).focus();
    undo();
    await screen.findByRole('button', { name: 'Verify' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Decision' })),
    );
    expect(
      toastList.now().map(({ text }) => text),
      'the verdict is news no more',
    ).toEqual(['Now Submitted']);
  },
);

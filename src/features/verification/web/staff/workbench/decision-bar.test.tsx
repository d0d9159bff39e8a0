import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Decided } from './decided.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { waitingDocuments as waiting, waitingReview } from './waiting-review.test-support.ts';

const reasons = [
  { reason: 'Too dark', sId: null },
  { reason: 'Not the statement of a bank', sId: 'banking' },
  { reason: 'Not a payslip', sId: 'income' },
];

let refusal: object | undefined;
let sent: [path: string, body: unknown][];
beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.body) sent.push([url, JSON.parse(String(init.body))]);
    if (url === '/api/verification/reasons') return Response.json({ version: 0, reasons });
    if (refusal && url.includes('/approve/')) return Response.json(refusal, { status: 409 });
    return new Response(
      JSON.stringify({ csrfToken: 'token', message: 'Done', status: 'Verified', undoUntil: new Date() }),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const onTakeOver = vi.fn();

function show(verification = waiting, onNext?: () => void, heldBy?: string) {
  const bar = (
    <DecisionBar
      review={{ ...waitingReview, verification }}
      heldBy={heldBy}
      onTakeOver={onTakeOver}
      onNext={onNext}
      noNext="The end"
      list="/list"
    />
  );
  showScreen(bar);
}

function showDecided() {
  const decided = <Decided status="Verified" returns list="/list" />;
  const router = createMemoryRouter([{ path: '*', element: decided }]);
  render(<RouterProvider router={router} />);
  return router;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const dialog = () => screen.queryByRole('dialog');

describe('the decision', () => {
  it('verifies with the key v, whose documents and the note in the call', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Note for staff'), { target: { value: ' seen ' } });
    press('v');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      ['/api/verification/approve/d1', { userId: 'u1', sid: 'banking', approvalNote: 'seen' }],
    ]);
  });

  it('asks for the reason of a rejection, and sends nothing without it', async () => {
    show();
    press('r');
    const form = dialog()?.querySelector('form');
    if (!form) throw new Error('the dialog did not open');
    fireEvent.submit(form);
    await waitFor(() => expect(form.querySelector('[aria-invalid]')).not.toBeNull());
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Please specify a reason for the rejection'), {
      target: { value: 'Too dark' },
    });
    fireEvent.submit(form);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      '/api/verification/reject/d1',
      { userId: 'u1', sid: 'banking', rejectionReason: 'Too dark', rejectionNote: '' },
    ]);
  });

  it('says that it failed, and who is in the way where somebody is', async () => {
    for (const [code, text] of [
      ['verification.claimed', 'Keisha Bent is reviewing this'],
      ['request.conflict', 'Oops! an error occured.'],
    ] as const) {
      refusal = { code, message: 'Keisha Bent is reviewing this' };
      show();
      press('v');
      await waitFor(() => expect(toastList.now().map((toast) => toast.text)).toContain(text));
      cleanup();
    }
  });

  it('is past once it was taken', () => {
    show({ ...waiting, status: 'Rejected' });
    press('v');
    press('r');
    expect(screen.getByText('This document is Rejected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    expect(dialog()).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a rejection', () => {
  const words = () => screen.getByLabelText<HTMLTextAreaElement>('Please specify a reason for the rejection');

  it('chooses a reason at hand by its number, those of the section first', async () => {
    show();
    press('r');
    const first = await screen.findByRole('radio', { name: /Not the statement of a bank/ });
    expect(screen.queryByRole('radio', { name: /Not a payslip/ })).toBeNull();
    fireEvent.keyDown(first, { key: '2' });
    expect(words().value).toBe('Too dark');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Too dark/ }));
    fireEvent.keyDown(words(), { key: '1' });
    expect(words().value).toBe('Too dark');
  });

  it('takes one’s own words: a letter typed beside the reasons begins them', async () => {
    show();
    press('r');
    fireEvent.keyDown(await screen.findByRole('radio', { name: /Too dark/ }), { key: 't' });
    expect(document.activeElement).toBe(words());
  });

  it('has no numbers where the keys are switched off', async () => {
    localStorage.setItem('pimento.reviewKeys', 'off');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    fireEvent.keyDown(await screen.findByRole('radio', { name: /Too dark/ }), { key: '1' });
    expect(words().value).toBe('');
  });
});

describe('documents that a colleague is reviewing', () => {
  it('have no decision; the keys of one ask whether to take over', () => {
    show(waiting, undefined, 'Keisha Bent');
    expect(screen.getByText('Keisha Bent is reviewing this')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    press('v');
    expect(sent).toEqual([]);
    expect(dialog()?.textContent).toContain('Keisha Bent is reviewing this. Do you want to take over?');
    fireEvent.click(screen.getAllByRole('button', { name: 'Take over' }).at(-1) ?? document.body);
    expect(onTakeOver).toHaveBeenCalledOnce();
  });

  const client = new QueryClient();
  const screenOf = (status: (typeof waiting)['status'], heldBy?: string, decidedBy?: string) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DecisionBar
          {...{ onTakeOver, noNext: 'The end', list: '/list', heldBy }}
          review={{
            ...waitingReview,
            verification: { ...waiting, status },
            notes: {
              ...waitingReview.notes,
              decidedBy:
                decidedBy === undefined ? null : { _id: 'k', fullName: decidedBy, email: 'k@example.com' },
            },
          }}
          onNext={undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );

  it('are no longer asked about once the colleague has decided', () => {
    const { rerender } = render(screenOf('Submitted', 'Keisha Bent'));
    press('v');
    expect(dialog()).not.toBeNull();
    // Their hold on it is heard to be over a moment later.
    rerender(screenOf('Rejected', 'Keisha Bent'));
    expect(dialog()).toBeNull();
    expect(screen.getByText('This document is Rejected')).toBeTruthy();
  });

  it('leave the window of a rejection open: it says who has them, keeps the words, and lets them be taken back', () => {
    onTakeOver.mockClear();
    const { rerender } = render(screenOf('Submitted'));
    press('r');
    const open = within(screen.getByRole('dialog', { name: 'Reject these documents' }));
    const words = () => open.getByLabelText<HTMLTextAreaElement>('Please specify a reason for the rejection');
    const reject = () => open.getByRole<HTMLButtonElement>('button', { name: 'Reject' });
    fireEvent.change(words(), { target: { value: 'Too dark' } });
    rerender(screenOf('Submitted', 'Keisha Bent'));
    expect(open.getByRole('alert').textContent).toContain('Keisha Bent is reviewing this now');
    if (words().form) fireEvent.submit(words().form as HTMLFormElement);
    expect(reject().disabled).toBe(true);
    fireEvent.click(open.getByRole('button', { name: 'Take it back' }));
    expect(onTakeOver).toHaveBeenCalledOnce();
    rerender(screenOf('Submitted'));
    expect(open.queryByRole('alert')).toBeNull();
    expect(reject().disabled).toBe(false);
    rerender(screenOf('Verified', undefined, 'Keisha Bent'));
    expect(open.getByRole('alert').textContent).toContain(
      'Keisha Bent was faster: this document is Verified',
    );
    expect(words().value).toBe('Too dark');
    expect(sent).toEqual([]);
  });
});

describe('after the decision', () => {
  it('the list comes back after three seconds when nothing is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const router = showDecided();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(router.state.location.pathname).toBe('/');
    await vi.advanceTimersByTimeAsync(200);
    expect(router.state.location.pathname).toBe('/list');
    vi.useRealTimers();
  });

  it.each([
    ['a key is pressed', () => press('+')],
    ['Stay here is chosen', () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))],
  ])('it does not come back once %s', async (_what, act) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const router = showDecided();
    await vi.advanceTimersByTimeAsync(1_000);
    act();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByText('Going back to the list…')).toBeNull();
    vi.useRealTimers();
  });
});

describe('the keys', () => {
  it('are nothing without a name, as what fills in fields by itself reports them', () => {
    const thrown = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', thrown);
    show();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', thrown);
    expect(thrown).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('lead into the note and out of it, and then verify with it', async () => {
    show();
    press('m');
    const note = screen.getByLabelText('Note for staff');
    expect(document.activeElement).toBe(note);
    fireEvent.change(note, { target: { value: 'Seen' } });
    fireEvent.keyDown(note, { key: 'Enter' });
    expect(document.activeElement).not.toBe(note);
    press('v');
    await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ approvalNote: 'Seen' }));
  });

  it('are silent while something is typed, and with Ctrl', () => {
    const next = vi.fn();
    show(waiting, next);
    fireEvent.keyDown(screen.getByLabelText('Note for staff'), { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
    expect(next).not.toHaveBeenCalled();
    press('n');
    expect(next).toHaveBeenCalledOnce();
  });

  it('stay switched off', () => {
    const next = vi.fn();
    show(waiting, next);
    press('?');
    fireEvent.click(screen.getByRole('checkbox', { name: /Use these keys/ }));
    cleanup();
    show(waiting, next);
    press('n');
    expect(next).not.toHaveBeenCalled();
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VerificationRecord } from '../../contract.ts';
import { DecisionBar } from './decision-bar.tsx';

const waiting: VerificationRecord = {
  _id: 'd1',
  userId: 'u1',
  sId: 'banking',
  submissionId: 's1',
  status: 'Submitted',
  attempt: 1,
  for: 'FullUser',
  created: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  rejectionReason: null,
  data: {},
  verificationSchema: { _id: 'v1', name: 'Banking', title: '', fields: [] },
};

let sent: [path: string, body: unknown][];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.body) sent.push([url, JSON.parse(String(init.body))]);
    return new Response(JSON.stringify({ csrfToken: 'token', message: 'Done', status: 'Verified' }));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(verification = waiting, onNext?: () => void) {
  const bar = <DecisionBar verification={verification} onNext={onNext} list="/list" />;
  const router = createMemoryRouter([{ path: '*', element: bar }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
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

describe('the keys', () => {
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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import type { PolicyChallenge } from '../../../../contract/policy-desk.ts';
import { defaultPolicy } from '../../../../defaults/policy.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { RunningChallenge } from './running-challenge.tsx';

const [WRITER, OTHER] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
const challenge: PolicyChallenge = {
  version: 3,
  champion: 1,
  sharePercent: 20,
  startedAt: '2026-03-01T15:00:00.000Z',
  startedBy: 'Second Owner',
  note: 'Do smaller first loans come back?',
  changes: [{ group: 'Amounts', label: 'Largest first loan', before: '$5,000.00', after: '$2,000.00' }],
  isCompared: true,
  writers: [WRITER],
};

let sent: { url: string; body: object }[];
let refusal: { code: string; message: string } | null;
let oneHand: { _id: string; until: string }[];
beforeEach(() => {
  sent = [];
  oneHand = [];
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url === '/api/casework/one-hand') return Response.json({ people: oneHand });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    if (refusal) return Response.json({ error: true, ...refusal }, { status: 409 });
    return Response.json({ message: 'Done', version: 4 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function showAs(id: string, userType: 'Admin' | 'Moderator', tried = challenge) {
  const record = { id, userType, status: 'Active', fullName: 'Somebody', email: 'a@b.example' };
  setSession(record);
  sessionChanged();
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RunningChallenge challenge={tried} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a version that is being tried', () => {
  it('is stopped by any admin, with a reason', async () => {
    showAs(WRITER, 'Admin');
    expect(screen.getByRole('heading', { name: 'Being tried: version 3 beside version 1' })).toBeTruthy();
    expect(screen.getByText(/^Since .* it decides on 20 of 100 new applicants/)).toBeTruthy();
    fireEvent.click(button('Stop it'));
    const dialog = within(screen.getByRole('dialog', { name: 'Stop trying version 3?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    expect(dialog.getByText(/^Say why first: two words or more/)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: ' Too few offers ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    await waitFor(() =>
      expect(sent).toEqual([{ url: '/api/policy/challenges/3/stop', body: { note: 'Too few offers' } }]),
    );
  });

  it('is put in force by who did not write it, and by nobody else', async () => {
    showAs(WRITER, 'Admin');
    expect(button('Put it in force').disabled).toBe(true);
    expect(screen.getByText(/^You wrote at this version/)).toBeTruthy();
    cleanup();
    showAs(OTHER, 'Admin');
    fireEvent.click(button('Put it in force'));
    const dialog = within(screen.getByRole('dialog', { name: 'Put version 3 in force for everybody?' }));
    fireEvent.change(dialog.getByLabelText('Why is it better?'), { target: { value: 'Fewer went bad' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Put it in force' }));
    await waitFor(() =>
      expect(sent).toEqual([{ url: '/api/policy/challenges/3/promote', body: { note: 'Fewer went bad' } }]),
    );
  });

  it('is not put in force by who was just added by its writer, and says until when', async () => {
    oneHand = [{ _id: WRITER, until: '2026-03-10T15:00:00.000Z' }];
    showAs(OTHER, 'Admin');
    expect(
      await screen.findByText(/^Between you and the person before you, .* from .*March 10th 2026 on/),
    ).toBeTruthy();
    expect(button('Put it in force').disabled).toBe(true);
    expect(button('Stop it').disabled).toBe(false);
  });

  it('is promoted without a comparison only by saying so, and why', async () => {
    showAs(OTHER, 'Admin', { ...challenge, isCompared: false });
    fireEvent.click(button('Put it in force'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Its figures .* Too few loans have ended to say/)).toBeTruthy();
    const why = dialog.getByLabelText('Why without a comparison?');
    fireEvent.change(why, { target: { value: 'The old one breaks a new law' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Put it in force' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          url: '/api/policy/challenges/3/promote',
          body: { note: 'The old one breaks a new law', withoutComparison: true },
        },
      ]),
    );
  });

  it('keeps the reason that was typed where the server refuses', async () => {
    refusal = { code: 'policy.challenge_ended', message: 'It has ended already.' };
    showAs(WRITER, 'Admin');
    fireEvent.click(button('Stop it'));
    const dialog = within(screen.getByRole('dialog'));
    const why = dialog.getByLabelText<HTMLTextAreaElement>('Why?');
    fireEvent.change(why, { target: { value: 'Too few offers' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    expect(await dialog.findByText('It has ended already.')).toBeTruthy();
    expect(why.value).toBe('Too few offers');
  });

  it('is read by moderators, who end nothing', () => {
    showAs(OTHER, 'Moderator');
    expect(screen.getByRole('link', { name: 'See how both do' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('before a draft is tried on a share', () => {
  it.each(['', '4', '51', '12.5', 'ten'])('a share of %j is not taken', async (typed) => {
    const { version: _number, ...policy } = defaultPolicy;
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <ChallengeDialog
            open
            draft={{
              _id: 'draft',
              revision: 7,
              nextVersion: 2,
              inForce: { version: 1, policy },
              trial: null,
            }}
            changes={challenge.changes}
            onBegun={() => {}}
            onClose={() => {}}
          />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    const share = screen.getByLabelText('Of 100 new applicants, so many');
    fireEvent.change(screen.getByLabelText('Why is it changed?'), {
      target: { value: 'To see whether it helps' },
    });
    fireEvent.change(share, { target: { value: typed } });
    fireEvent.click(button('Begin'));
    expect(screen.getByText('Give a whole number from 5 to 50')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(share, { target: { value: '12' } });
    fireEvent.click(button('Begin'));
    const body = { revision: 7, note: 'To see whether it helps', sharePercent: 12 };
    await waitFor(() => expect(sent).toEqual([{ url: '/api/policy/drafts/draft/challenge', body }]));
  });
});

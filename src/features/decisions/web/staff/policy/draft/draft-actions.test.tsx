import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { PolicyDraft as Draft } from '../../../../contract/policy-desk.ts';
import { defaultPolicy } from '../../../../defaults/policy.ts';
import { applicant } from '../../../../rules/applicant.test-support.ts';
import { summariseTrial, tryPolicy } from '../../../../rules/policy/try-policy.ts';
import { PolicyDraft } from './policy-draft.tsx';

const [ME, WRITER] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000003'];
const { version: _number, ...figures } = defaultPolicy;
const policy = { ...figures, minimumAgeYears: 21 };
const at = '2026-03-01T12:00:00.000Z';
const tried = { inputs: applicant(), decidedOn: '2026-03-01' };
const draft: Draft = {
  _id: ME,
  state: 'Open',
  basedOn: 1,
  createdBy: 'Ann Owner',
  createdAt: at,
  changedBy: 'Ann Owner',
  changedAt: at,
  writers: [WRITER],
  revision: 2,
  policy,
  inForce: { version: 1, policy: figures },
  nextVersion: 2,
  trial: {
    _id: '019a0000-0000-7000-8000-000000000002',
    draftId: ME,
    againstVersion: 1,
    state: 'Finished',
    peopleAsked: 1_000,
    peopleTried: 600,
    startedBy: 'Ann Owner',
    startedAt: at,
    endedAt: at,
    summary: summariseTrial([tryPolicy(defaultPolicy, { ...policy, version: 2 }, tried)], []),
    isCurrent: true,
  },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who was just added by its writer neither publishes a draft nor tries it on a share, and reads until when', async () => {
  const oneHand = { people: [{ _id: WRITER, until: '2026-03-10T15:00:00.000Z' }] };
  const page = { rows: [], total: 0, page: 1, perPage: 8 };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/api/casework/one-hand' ? oneHand : url.includes('/people') ? page : draft),
  );
  setSession({ id: ME, userType: 'Admin' });
  showScreen(<PolicyDraft id={ME} />, { at: '/?view=changes' });
  expect(
    await screen.findByText(/^Between you and the person before you, .* from .*March 10th 2026 on/),
  ).toBeTruthy();
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^(Publish|Try on a share)$/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
});

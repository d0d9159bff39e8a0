import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import type { PolicyDraft as Draft, Trial } from '../../../../contract/policy-desk.ts';
import { defaultPolicy } from '../../../../defaults/policy.ts';
import { applicant, returning } from '../../../../rules/applicant.test-support.ts';
import { summariseTrial, tryPolicy } from '../../../../rules/policy/try-policy.ts';
import { PolicyDraft } from './policy-draft.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';
const ANOTHER = '019a0000-0000-7000-8000-000000000003';
const { version: _number, ...figures } = defaultPolicy;
const changed = { ...figures, minimumAgeYears: 21 };
let draft: Draft;
let refusal: object | null;
let sent: { url: string; body: { policy?: Draft['policy']; revision?: number } }[];

beforeEach(() => {
  sent = [];
  refusal = null;
  draft = {
    _id: ID,
    state: 'Open',
    basedOn: 1,
    createdBy: 'Ann Owner',
    createdAt: '2026-03-01T12:00:00.000Z',
    changedBy: 'Ann Owner',
    changedAt: '2026-03-01T12:00:00.000Z',
    writers: [ANOTHER],
    revision: 2,
    policy: changed,
    inForce: { version: 1, policy: figures },
    nextVersion: 2,
    trial: null,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST')
      return Response.json(url.includes('/people') ? { rows: [], total: 0, page: 1, perPage: 8 } : draft);
    sent.push({ url, body: JSON.parse(String(init.body)) });
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({ message: 'Draft saved', revision: 3 });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(userType: 'Admin' | 'Moderator', view = 'figures') {
  const record = { id: ID, userType, status: 'Active', fullName: 'Somebody', email: 'a@b.example' };
  setSession(record);
  sessionChanged();
  render(
    <MemoryRouter initialEntries={[`/admin/policy/drafts/${ID}?view=${view}`]}>
      <QueryClientProvider client={new QueryClient()}>
        <PolicyDraft id={ID} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const trialOf = (isCurrent: boolean): Trial => ({
  _id: '019a0000-0000-7000-8000-000000000002',
  draftId: ID,
  againstVersion: 1,
  state: 'Finished',
  peopleAsked: 1_000,
  peopleTried: 2,
  startedBy: 'Ann Owner',
  startedAt: '2026-03-01T12:00:00.000Z',
  endedAt: '2026-03-01T12:00:01.000Z',
  summary: summariseTrial(
    [applicant(), returning()].map((inputs) =>
      tryPolicy(defaultPolicy, { ...changed, version: 2 }, { inputs, decidedOn: '2026-03-01' }),
    ),
    [{ grade: 'A', good: 90, bad: 10 }],
  ),
  isCurrent,
});

test('an admin edits a figure in its own unit, and saves the draft as they saw it', async () => {
  show('Admin');
  const [rate] = await screen.findAllByLabelText('Grade B rate');
  fireEvent.change(rate as HTMLElement, { target: { value: '6.25' } });
  expect(screen.getByText('Changes are not saved yet.')).toBeTruthy();
  expect(button('Publish').disabled).toBe(true);
  fireEvent.click(button('Save draft'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.revision).toBe(2);
  expect(sent[0]?.body.policy?.grades[1]?.rateMonthlyBps).toBe(625);
});

test('what does not fit together is said at its group while typing, and an empty field is not saved', async () => {
  show('Admin');
  fireEvent.change(await screen.findByLabelText('Lowest rate'), { target: { value: '5.5' } });
  expect(
    screen.getAllByText('The lowest rate cannot be above the rate of the best grade.').length,
  ).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('Youngest age'), { target: { value: '' } });
  expect(screen.getByText('Give a figure')).toBeTruthy();
  expect(button('Save draft').disabled).toBe(true);
});

test('what no policy may say is said at its figure while typing', async () => {
  show('Admin');
  const [rate] = await screen.findAllByLabelText('Grade E rate');
  fireEvent.change(rate as HTMLElement, { target: { value: '100' } });
  expect(screen.getByText(/^This goes from 2% to 12%\./)).toBeTruthy();
  const debts = within(screen.getByRole('group', { name: 'Debt payments in income' }));
  const [first, second] = debts.getAllByLabelText('Points') as HTMLInputElement[];
  fireEvent.change(second as HTMLElement, { target: { value: first?.value } });
  expect(debts.queryByText('More debt never earns more points.')).toBeNull();
  fireEvent.change(first as HTMLElement, { target: { value: '3' } });
  expect(debts.getByText('More debt never earns more points.')).toBeTruthy();
});

test('a band is added and removed', async () => {
  show('Admin');
  const bank = within(await screen.findByRole('group', { name: 'Time with the bank' }));
  fireEvent.click(bank.getByRole('button', { name: 'Add a band' }));
  const froms = bank.getAllByLabelText('From');
  fireEvent.change(froms.at(-1) as HTMLElement, { target: { value: '60' } });
  fireEvent.click(bank.getByRole('button', { name: 'Remove: 3 months or more' }));
  fireEvent.click(button('Save draft'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.policy?.factors.banking.bands.map(({ from }) => from)).toEqual([0, 12, 36, 60]);
});

test('JSON that is none is refused where it stands', async () => {
  show('Admin', 'json');
  fireEvent.change(await screen.findByLabelText('The whole draft as JSON'), { target: { value: '{ "a": ' } });
  fireEvent.click(button('Save JSON'));
  expect((await screen.findByRole('alert')).textContent).toContain('Line 1: a value is missing');
  expect(sent).toEqual([]);
});

const refuseWith = (fields: object) => {
  refusal = { code: 'request.invalid', message: 'Check the marked fields and try again.', fields };
};

test('a figure that the server does not take is marked at its field, in its own unit, until it is changed', async () => {
  show('Admin');
  fireEvent.change(await screen.findByLabelText('Youngest age'), { target: { value: '900' } });
  fireEvent.change(screen.getByLabelText('Lowest rate'), { target: { value: '900' } });
  refuseWith({
    'policy.minimumAgeYears': 'Minimum age years: 120 at most',
    'policy.discount.lowestRateMonthlyBps': 'Lowest rate monthly bps: 10,000 at most',
  });
  fireEvent.click(button('Save draft'));
  expect(await screen.findByText('Youngest age: 120 at most')).toBeTruthy();
  expect(screen.getByText('Lowest rate: 100 at most')).toBeTruthy();
  expect(screen.getByLabelText('Youngest age').getAttribute('aria-invalid')).toBe('true');
  // Beside the button, and not over it.
  expect(screen.getByRole('alert').textContent).toContain('This was not saved.');
  expect(toastList.now()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Youngest age'), { target: { value: '21' } });
  expect(screen.queryByText('Youngest age: 120 at most')).toBeNull();
});

test('of JSON that is no policy the line is named', async () => {
  show('Admin', 'json');
  const text = JSON.stringify({ ...figures, minimumAgeYears: 'old' }, null, 2);
  fireEvent.change(await screen.findByLabelText('The whole draft as JSON'), { target: { value: text } });
  refuseWith({ 'policy.minimumAgeYears': 'Minimum age years: write a whole number, in figures' });
  fireEvent.click(button('Save JSON'));
  const line = text.split('\n').findIndex((each) => each.includes('minimumAgeYears')) + 1;
  expect((await screen.findByRole('alert')).textContent).toContain(
    `Line ${line}: Minimum age years: write a whole number, in figures`,
  );
  expect(toastList.now()).toEqual([]);
});

test.each([
  ['nothing was tried', null, true],
  ['an older trial', trialOf(false), true],
  ['a trial of exactly this', trialOf(true), false],
])('publishing after %s', async (_, trial, isHeldUp) => {
  draft.trial = trial;
  show('Admin', 'changes');
  await screen.findByText('Youngest age');
  expect(button('Publish').disabled).toBe(isHeldUp);
  expect(screen.queryByText(/^Try this draft on past users first/) !== null).toBe(isHeldUp);
});

test.each([
  ['on too few people', { peopleTried: 499, peopleAsked: 499 }, ANOTHER, /^Try this draft on 500 people/],
  ['written by who looks at it', {}, ID, /^You wrote at this draft, so another admin publishes it/],
])('publishing a draft %s', async (_, counts, writer, says) => {
  draft = { ...draft, trial: { ...trialOf(true), ...counts }, writers: [ANOTHER, writer] };
  show('Admin', 'changes');
  expect(await screen.findByText(says)).toBeTruthy();
  expect(button('Publish').disabled).toBe(true);
});

test('publishing asks why, and sends the reason', async () => {
  draft.trial = trialOf(true);
  show('Admin', 'changes');
  await screen.findByText('Youngest age');
  fireEvent.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(dialog.getByText(/^Say why first: two words or more/)).toBeTruthy();
  expect(dialog.getByText('10% of 100 loans')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Why is it changed/), { target: { value: ' Fewer defaults ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ revision: 2, note: 'Fewer defaults' }));
});

test('a start is sent as a moment of Jamaica', async () => {
  draft.trial = trialOf(true);
  show('Admin', 'changes');
  await screen.findByText('Youngest age');
  fireEvent.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Why is it changed/), { target: { value: 'Fewer defaults' } });
  fireEvent.change(dialog.getByLabelText(/^Starts, in Jamaica time/), {
    target: { value: '2026-04-01T08:30' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ startsAt: '2026-04-01T08:30:00-05:00' }));
});

test('a trial shows what it found', async () => {
  draft.trial = trialOf(true);
  show('Admin', 'trial');
  expect(await screen.findByText('People tried')).toBeTruthy();
  expect(await screen.findByText('The draft changes nobody’s offer.')).toBeTruthy();
});

test('a moderator reads every figure and has no button', async () => {
  show('Moderator');
  expect(await screen.findByText('21 years')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Publish|Save|Discard/ })).toBeNull();
  expect(screen.getByText(/Only admins edit, try, discard and publish/)).toBeTruthy();
});

test('what is not saved is asked about, and is back after a reload until it is saved', async () => {
  const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  show('Admin');
  const field = await screen.findByLabelText<HTMLInputElement>('Youngest age');
  expect(isHeld()).toBe(false);
  fireEvent.change(field, { target: { value: '20' } });
  expect(isHeld()).toBe(true);
  await waitFor(() => expect(localStorage.length).toBe(1));
  fireEvent.change(field, { target: { value: '' } });
  cleanup();
  show('Admin');
  expect(await screen.findByText(/What you typed is back/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Youngest age').value).toBe('20');
  fireEvent.click(button('Save draft'));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ revision: 2, policy: { minimumAgeYears: 20 } }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(isHeld()).toBe(false);
});

test('JSON that is being typed is asked about, survives another tab and a reload, and is saved as it stands', async () => {
  const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const json = () => screen.getByLabelText<HTMLTextAreaElement>('The whole draft as JSON');
  show('Admin', 'json');
  await screen.findByLabelText('The whole draft as JSON');
  expect(isHeld()).toBe(false);
  const typed = JSON.stringify({ ...changed, minimumAgeYears: 19 });
  fireEvent.change(json(), { target: { value: typed } });
  expect(isHeld()).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: 'Figures' }));
  expect(screen.queryByLabelText('Youngest age')).toBeNull();
  fireEvent.click(button('JSON'));
  expect(json().value).toBe(typed);
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  show('Admin', 'json');
  expect(await screen.findByText(/What you typed is back/)).toBeTruthy();
  expect(json().value).toBe(typed);
  fireEvent.click(button('Save JSON'));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ revision: 2, policy: { minimumAgeYears: 19 } }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(isHeld()).toBe(false);
});

test('what was kept of a draft that is closed by now is dropped', async () => {
  show('Admin');
  fireEvent.change(await screen.findByLabelText('Youngest age'), { target: { value: '20' } });
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  draft = { ...draft, state: 'Published' };
  show('Admin');
  await screen.findByRole('tab', { name: 'JSON' });
  expect(screen.queryByText(/What you typed is back/)).toBeNull();
  await waitFor(() => expect(localStorage.length).toBe(0));
});

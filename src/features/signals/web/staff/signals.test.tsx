import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIGNAL_KINDS } from '#features/casework/fields/staff-signals-about.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import type { SignalDetail, SignalRow } from '../../contract.ts';
import { signalTexts } from '../../texts/staff-signals.ts';
import { PersonSignals } from './person-signals.tsx';
import { SignalQueue } from './signal-queue.tsx';
import { SignalsAbout } from './signals-about.tsx';
import { StaffSignal } from './staff-signal.tsx';

beforeEach(() => setSession({ id: 'ann', userType: 'Moderator', status: 'Active', fullName: 'Ann Officer' }));
afterEach(() => {
  cleanup();
  dropSession();
  vi.unstubAllGlobals();
});

const ann = { _id: 'ann', fullName: 'Ann Officer', email: 'ann@example.com' };
const person = (name: string) => ({ _id: name, fullName: `${name} Wright`, email: `${name}@example.com` });
const shared = {
  _id: 'one',
  kind: 'Trn',
  state: 'Open',
  found: '2026-03-02T15:00:00.000Z',
  accounts: 3,
  owner: null,
  verdict: null,
  decidedAt: null,
} as const;
const row: SignalRow = {
  ...shared,
  people: [person('keisha'), person('devon')],
  due: '2026-03-03T15:00:00.000Z',
  isLate: false,
};
const evidence: SignalDetail['evidence'] = ['keisha', 'devon'].map((name) => ({
  user: { ...person(name), status: 'Active', created: '2026-03-01T15:00:00.000Z' },
  added: shared.found,
  submission: { _id: `of-${name}`, name: 'Basic Information', for: 'PreQualUser' },
  told: '104583927',
  documents: [],
}));
const signal: SignalDetail = { ...shared, evidence, words: '', decidedBy: null };

const page = (...rows: SignalRow[]) => ({ rows, total: rows.length, page: 1, perPage: 8 });

/** What the server answers, by method and address; what was sent is listed. */
function serve(answers: Record<string, () => unknown>) {
  const sent: { request: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = `${init.method ?? 'GET'} ${url}`;
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.body) sent.push({ request, body: JSON.parse(String(init.body)) });
    const answer = answers[request]?.();
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  });
  return sent;
}

function showAt(address: string, element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('the queue can be narrowed to each kind of signal that there is', async () => {
  serve({ 'GET /api/signals?page=1&state=Open&kind=Picture': () => page({ ...row, kind: 'Picture' }) });
  showAt('/admin/signals?kind=Picture', <SignalQueue />);
  const kinds = within(await screen.findByLabelText<HTMLSelectElement>(signalTexts.kind));
  expect(
    kinds
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(SIGNAL_KINDS.map((kind) => signalTexts.kinds[kind]));
  expect(await screen.findAllByRole('row')).toHaveLength(2);
});

test('the queue shows what is shared by whom, and keeps its filters in the address', async () => {
  serve({ 'GET /api/signals?page=1&state=Open&kind=Trn&older=week': () => page(row) });
  showAt('/admin/signals?kind=Trn&older=week', <SignalQueue />);
  const shown = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  for (const cell of ['TRN', 'keisha Wright, devon Wright and 1 more', 'Waiting', 'Nobody'])
    expect(shown.getByText(cell)).toBeTruthy();
  expect(shown.getByRole('link').getAttribute('href')).toBe('/admin/signals/one?kind=Trn&older=week');
});

test('a signal shows each account with what it stated and where, and is taken up by who saw that nobody has it', async () => {
  const sent = serve({
    'GET /api/signals/one': () => signal,
    'POST /api/signals/one/claim': () => ({ message: 'The signal is yours' }),
  });
  showAt('/admin/signals/one', <StaffSignal id="one" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'TRN: 3 accounts' })).toBeTruthy();
  expect(await screen.findAllByText('104583927')).toHaveLength(2);
  expect(screen.getByText('The first 2 of 3 accounts are shown.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'keisha Wright' }).getAttribute('href')).toBe(
    '/admin/users/keisha',
  );
  expect(screen.getAllByRole('link', { name: 'Basic Information' })[0]?.getAttribute('href')).toBe(
    '/admin/submission/model-5/of-keisha',
  );
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take it up' }));
  await waitFor(() =>
    expect(sent).toEqual([{ request: 'POST /api/signals/one/claim', body: { from: null } }]),
  );
});

test('what very many share says so in the queue and above its accounts, and what follows from a finding', async () => {
  serve({
    'GET /api/signals?page=1&state=Open': () => page({ ...row, accounts: 1001 }),
    'GET /api/signals/one': () => ({ ...signal, accounts: 1001 }),
  });
  showAt('/admin/signals', <SignalQueue />);
  expect(await screen.findByText('keisha Wright, devon Wright and 998+ more')).toBeTruthy();
  cleanup();
  showAt('/admin/signals/one', <StaffSignal id="one" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'TRN: 1,000+ accounts' })).toBeTruthy();
  expect(await screen.findByText('The first 2 of 1,000+ accounts are shown.')).toBeTruthy();
  expect(screen.getByText(/No more are added\. It comes up again only if/)).toBeTruthy();
});

test('its owner decides with a finding and words, about as many accounts as were seen', async () => {
  const sent = serve({
    'GET /api/signals/one': () => ({ ...signal, owner: ann }),
    'POST /api/signals/one/decide': () => ({ message: 'Decided' }),
  });
  showAt('/admin/signals/one', <StaffSignal id="one" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  expect(screen.getAllByText('Choose what you found').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^They are different people/ }));
  fireEvent.change(screen.getByLabelText(/From what you see it/), { target: { value: 'Two faces.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  const body = { verdict: 'DifferentPeople', words: 'Two faces.', accounts: 3 };
  await waitFor(() => expect(sent).toEqual([{ request: 'POST /api/signals/one/decide', body }]));
});

test('a decided one shows who decided what in which words, and is taken up by nobody', async () => {
  serve({
    'GET /api/signals/one': () => ({
      ...signal,
      ...{ state: 'Decided', owner: ann, verdict: 'SamePerson', words: 'The same face.' },
      ...{ decidedBy: ann, decidedAt: '2026-03-03T15:00:00.000Z' },
    }),
  });
  showAt('/admin/signals/one', <StaffSignal id="one" />);
  expect(await screen.findByText('The same face.')).toBeTruthy();
  expect(screen.getByText('One person has several accounts')).toBeTruthy();
  for (const name of ['Decide', 'Take it up']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('papers that are the same stand as links beside whose they are', async () => {
  const documents = [{ _id: 'f1', name: 'licence.png' }];
  serve({
    'GET /api/signals/one': () => ({
      ...signal,
      kind: 'Document',
      evidence: evidence.map((each) => ({ ...each, told: null, documents })),
    }),
  });
  showAt('/admin/signals/one', <StaffSignal id="one" />);
  const [link] = await screen.findAllByRole('link', { name: 'licence.png' });
  expect(link?.getAttribute('href')).toBe('/api/files/f1');
  expect(screen.queryByText('Removed since')).toBeNull();
});

test('a person’s file has the signals about them', async () => {
  serve({
    'GET /api/signals/person/keisha?page=1': () =>
      page({ ...row, verdict: 'NothingWrong', state: 'Decided' }),
  });
  showAt('/admin/users/keisha?tab=signals', <PersonSignals id="keisha" />);
  expect(await screen.findByText('Nothing is wrong')).toBeTruthy();
});

test('whoever verifies, approves or pays is shown what speaks against it, and how it stands', () => {
  const found = { ...row, _id: 'two', kind: 'Phone', state: 'Decided', verdict: 'SamePerson' } as const;
  showAt('/admin/loans/one', <SignalsAbout personId="keisha" signals={[row, found]} />);
  expect(screen.getByText('There are fraud signals about this person')).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(2);
  expect(items[1]).toMatch(/^Phone number: .* accountsOne person has several accounts$/);
  expect(screen.getByRole('link', { name: 'All about this person' }).getAttribute('href')).toBe(
    '/admin/users/keisha?tab=signals',
  );
});

test('of whom nothing is known nothing is said', () => {
  showAt('/admin/loans/one', <SignalsAbout personId="keisha" signals={[]} />);
  expect(screen.queryByText('There are fraud signals about this person')).toBeNull();
});

test('of very many accounts the first stand there, so that the decision is at hand, and the others on demand', async () => {
  const many = Array.from({ length: 50 }, (_, place) => ({
    ...evidence[0],
    user: { ...person(`person${place}`), status: 'Active', created: shared.found },
  })) as SignalDetail['evidence'];
  serve({ 'GET /api/signals/one': () => ({ ...signal, accounts: 1_001, evidence: many }) });
  showAt('/admin/signals/one', <StaffSignal id="one" />);
  const others = await screen.findByRole('button', { name: 'Show the other 45' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  fireEvent.click(others);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(50);
  expect(screen.queryByRole('button', { name: /^Show the other/ })).toBeNull();
});

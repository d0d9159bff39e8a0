import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/calendar.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Dashboard } from './dashboard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const section = { _id: '1', sId: 'basic_information', name: 'Basic Information' };
const answer = {
  points: 120,
  level: 'seed4',
  sent: 2,
  hasRepaid: false,
  counts: { submitted: 2, waiting: 0, verified: 1, rejected: 0, total: 6 },
  nextStep: { action: 'submit', section },
  card: { kind: 'nextStep' },
  waits: [],
};

function show(given: object = answer) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(given)));
  showScreen([{ path: '/', element: <Dashboard /> }]);
}

const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the tiles and the two cards lead where they should', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My dashboard');
  await screen.findByRole('link', { name: /My Points.*120 seeds/ });
  expect(linkOf(/My Profile/)).toBe('/earn-points');
  expect(linkOf(/My Loans/)).toBe('/loan-services');
  expect(linkOf(/My Rewards/)).toBe('/redeem');
  expect(linkOf(/Financial Tips/)).toBe('/financial-tip');
  expect(linkOf(/My Points/)).toBe('/redeem');
  expect(linkOf(/Your Offers/)).toBe('/loans');
  expect(linkOf(/Your Applications/)).toBe('/loan-application');
});

test('a no stays in view while a document comes first', async () => {
  const rejected = {
    kind: 'rejected',
    applicationId: 'a9',
    lender: null,
    amount: 3_000,
    decidedAt: '2026-03-04T17:00:00Z',
  };
  show({ ...answer, nextStep: { action: 'mend', section }, rejected });
  await screen.findByText('Hand in a document again');
  screen.getByText('We could not approve your last application, for $3,000.00');
  expect(linkOf(/See why/)).toBe('/loan-application/a9');
});

test('an application that waits stays in view with its deadline, whatever is more urgent', async () => {
  const waits = [{ kind: 'asked', applicationId: 'a9', lender: null, amount: 3_000, askedAt: anHourAgo }];
  show({ ...answer, nextStep: { action: 'mend', section }, waits });
  await screen.findByText('Hand in a document again');
  screen.getByText('You asked for $3,000.00');
  screen.getByText(/A person looks within 24 hours: by/);
});

test('since when documents wait is said by its deadline', async () => {
  show({ ...answer, nextStep: { action: 'wait', section, waitsSince: anHourAgo } });
  await screen.findByText('We are checking your documents');
  screen.getByText(/We are on it! A person looks within 24 hours: by/);
});

test('the plant, the verification status and the one next step', async () => {
  show();
  expect(await screen.findByRole('img', { name: 'Your plant, at level 4 of 10' })).toBeTruthy();
  expect(screen.getByText('Not Verified')).toBeTruthy();
  expect(linkOf(/Start this section/)).toBe('/information?section=basic_information');
});

const anHourAgo = new Date(Date.now() - HOUR_MS).toISOString();
const needed = (state: string, handedInAt = anHourAgo) => ({ proof: 'identity', state, section, handedInAt });
const asked = { applicationId: 'a1', lender: null, amount: 5_000 };
const loan = {
  loanId: 'l1',
  number: '100000017',
  lender: null,
  amount: 1_916.66,
  dueOn: '2026-03-31',
  pay: {
    bank: { name: 'Island Bank', branch: 'May Pen', accountName: 'Pimento', accountNumber: '1234-5678' },
    counter: { place: 'Fast Pay, 1 King Street', hours: null },
  },
};
const nowhere = { bank: null, counter: null };

test.each<[string, object, RegExp, string, string]>([
  [
    'a late payment, how to pay it, and a way out',
    { kind: 'late', ...loan, daysLate: 3 },
    /\$1,916\.66 is late.*March 31st 2026, 3 days ago.*at Fast Pay, 1 King Street, or into account 1234-5678 at Island Bank.*100\s000\s017/,
    'How to pay',
    '/my-loans/l1',
  ],
  [
    'the next payment with its day, how and where',
    { kind: 'payment', ...loan, lender: 'Blue Hills Credit', daysLeft: 5 },
    /Next: pay \$1,916\.66.*loan from Blue Hills Credit.*March 31st 2026, in 5 days.*at Fast Pay, 1 King Street.*100\s000\s017/,
    'How to pay',
    '/my-loans/l1',
  ],
  [
    'a payment of today',
    { kind: 'payment', ...loan, daysLeft: 0 },
    /Pay \$1,916\.66 today/,
    'How to pay',
    '/my-loans/l1',
  ],
  [
    'what is owed of a loan written off',
    { kind: 'owed', loanId: 'l1', number: '100000017', lender: null, amount: 900, pay: nowhere },
    /You still owe \$900\.00.*Ask us where to pay.*100\s000\s017/,
    'How to pay',
    '/my-loans/l1',
  ],
  [
    "a lender's other terms",
    { kind: 'answer', ...asked, lender: 'Island Credit', standsUntil: '2026-03-09' },
    /Island Credit offers you \$5,000\.00.*until the end of March 9th 2026/,
    'Compare the two',
    '/loan-application/a1',
  ],
  [
    'the agreement to sign',
    { kind: 'sign', needed: [], ...asked },
    /Sign to get your money.*\$5,000\.00.*within 24 hours/,
    'Read and sign',
    '/loan-application/a1/agreement',
  ],
  [
    'beside the agreement to sign what must be checked too',
    { kind: 'sign', needed: [needed('NotProved')], ...asked },
    /Sign to get your money.*once you have signed and we have checked your ID.*Hand in: Basic Information/,
    'Read and sign',
    '/loan-application/a1/agreement',
  ],
  [
    'the paper that a signed loan waits for',
    { kind: 'prove', needed: [needed('HandedBack')], ...asked },
    /To get your money: your ID.*You have signed/,
    'Hand in again: Basic Information',
    '/verification?section=basic_information',
  ],
  [
    'that we check the last paper',
    { kind: 'checking', needed: [needed('Checking')], ...asked },
    /We are checking your ID.*need do nothing more\. A person looks within 24 hours: by \d+:\d\d [ap]m, /,
    'See your application',
    '/loan-application/a1',
  ],
  [
    'that we are late with the last paper, and what to do',
    { kind: 'checking', needed: [needed('Checking', '2026-03-02T17:00:00.000Z')], ...asked },
    /We are checking your ID.*we are late.*You can ask us under Messages/,
    'See your application',
    '/loan-application/a1',
  ],
  [
    'the agreement that is being made',
    { kind: 'preparing', ...asked },
    /You are approved/,
    'See your application',
    '/loan-application/a1',
  ],
  [
    'the money on its way with its hour',
    {
      kind: 'onItsWay',
      ...asked,
      amount: 4_750,
      dueBy: '2026-03-04T17:00:00.000Z',
      isOverdue: false,
      handOverAt: 'Fast Pay, 1 King Street',
    },
    /\$4,750\.00 is on its way.*12:00 pm, March 4th 2026.*at Fast Pay, 1 King Street/,
    'See the agreement',
    '/loan-application/a1/agreement',
  ],
  [
    'money that is late on our side, and whom to tell',
    { kind: 'onItsWay', ...asked, amount: 4_750, dueBy: '2026-03-04T17:00:00.000Z', isOverdue: true },
    /Your \$4,750\.00 should be with you.*tell us/,
    'Write to us',
    '/messages',
  ],
  [
    'what was asked for',
    { kind: 'asked', ...asked, askedAt: '2026-03-03T17:00:00.000Z' },
    /You asked for \$5,000\.00.*12:00 pm, March 3rd 2026.*We said that a person looks within 24 hours, and we are late/,
    'See your application',
    '/loan-application/a1',
  ],
  [
    'that we said no, who decided, and when',
    { kind: 'rejected', ...asked, decidedAt: '2026-03-04T17:00:00.000Z' },
    /could not approve your last application, for \$5,000\.00.*Credit desk, 12:00 pm, March 4th 2026/,
    'See why',
    '/loan-application/a1',
  ],
  [
    'the first offer',
    { kind: 'offer', upTo: 5_000, isFirst: true },
    /Your first offer is here: \$5,000\.00/,
    'See your offer',
    '/loans',
  ],
  [
    'a later offer',
    { kind: 'offer', upTo: 42_000, isFirst: false },
    /You can borrow up to \$42,000\.00/,
    'See your offer',
    '/loans',
  ],
  ['that there is no offer', { kind: 'noOffer' }, /No offer just now/, 'See why', '/loans'],
])(
  'the card on top says %s, one tap away, and the section beside the plant',
  async (_case, card, said, tap, to) => {
    show({ ...answer, card });
    const top = await screen.findByRole('region', { name: 'What comes next' });
    await within(top).findByRole('heading', { level: 2 });
    expect(top.textContent).toMatch(said);
    expect(within(top).getAllByRole('link')[0]?.textContent).toBe(tap);
    expect(within(top).getAllByRole('link')[0]?.getAttribute('href')).toBe(to);
    expect(linkOf(/Start this section/)).toBe('/information?section=basic_information');
  },
);

test('a late payment has a way out', async () => {
  show({ ...answer, card: { kind: 'late', ...loan, daysLate: 3 } });
  await screen.findByText('Cannot pay?');
  expect(linkOf(/Cannot pay/)).toBe('/messages');
});

test('a document handed back is said on top, and not a second time beside the plant', async () => {
  show({ ...answer, nextStep: { action: 'mend', section } });
  await screen.findByText(/Basic Information needs another look/);
  expect(linkOf(/See what to do/)).toBe('/verification?section=basic_information');
  expect(linkOf(/See your sections/)).toBe('/earn-points');
});

test.each<[string, boolean, string]>([
  ['flowers once six sections are verified', false, 'flower'],
  ['bears berries once a loan is repaid', true, 'berry'],
])('the full-grown plant %s', async (_case, hasRepaid, grown) => {
  show({ ...answer, level: 'seed10', hasRepaid });
  const plant = await screen.findByRole('img', { name: 'Your plant, at level 10 of 10' });
  const seen = [...plant.querySelectorAll('[data-grown]')].map((part) => part.getAttribute('data-grown'));
  expect(new Set(seen)).toEqual(new Set([grown]));
});

test.each<[string, string, { submitted: number; verified: number }, boolean, string]>([
  [
    'while sections are left',
    'submit',
    { submitted: 5, verified: 2 },
    false,
    'Each section that you send makes',
  ],
  ['once all are sent', 'wait', { submitted: 6, verified: 2 }, false, 'flowers once they are verified'],
  ['once all are verified', 'offer', { submitted: 6, verified: 6 }, false, 'berries once you have repaid'],
  ['after a repaid loan', 'offer', { submitted: 6, verified: 6 }, true, 'bears berries: you have repaid'],
])('%s, the plant says what makes it grow next', async (_case, action, counts, hasRepaid, said) => {
  show({ ...answer, hasRepaid, counts: { ...answer.counts, ...counts }, nextStep: { action, section } });
  await screen.findByText(said, { exact: false });
});

test('with every section verified the status line says so', async () => {
  show({
    ...answer,
    counts: { ...answer.counts, verified: 6 },
    card: { kind: 'offer', upTo: 5_000, isFirst: true },
    nextStep: { action: 'offer', section: null },
  });
  expect(await screen.findByText('Verified')).toBeTruthy();
  expect(linkOf(/See your offer/)).toBe('/loans');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { saying } from '#tests/support/saying.ts';
import { Offer } from './offer.tsx';

const offer = {
  loanDecision: true,
  maxLoanAmount: 5_000,
  loanTermMonths: 4,
  interestRate: 6,
  reasonForDecline: null,
  expiresOn: '2026-03-31',
  score: 76,
  grade: 'B',
  dsr: 9,
  reasons: [],
  advice: [],
  adviceGap: null,
  levers: [],
  updates: [],
  policyVersion: 3,
  decidedOn: '2026-03-01',
  adviceStandsUntil: '2026-03-31',
  kept: null,
};
const declined = {
  ...offer,
  loanDecision: false,
  maxLoanAmount: 0,
  reasonForDecline: 'Debts leave $0.00 for an instalment.',
  reasons: [
    {
      code: 'amount.income_share',
      reason: 'Debts leave $0.00 for an instalment.',
      note: null,
      canChange: true,
      figures: {},
    },
  ],
  advice: [
    {
      sentence: 'With debt payments of $18,000.00 or less a month you would be offered up to $5,000.00.',
      claim: { changes: [{ lever: 'debtPayments' }] },
    },
  ],
  levers: ['debtPayments'],
  updates: [
    ...[
      { _id: '7', sId: 'debt_information', name: 'Debt Information', lever: 'debtPayments' },
      { _id: '8', sId: 'income_information', name: 'Income Information', lever: 'income' },
    ].map((update) => ({ ...update, takesDocuments: true })),
  ],
};
const anew = {
  ...declined,
  advice: [
    {
      sentence: 'With an income of $62,000.00 or more a month you would be offered up to $5,000.00.',
      claim: { changes: [{ lever: 'income' }] },
    },
  ],
  levers: ['debtPayments', 'income'],
};

type Call = { request: string; query: string | undefined; key: string | null };
let calls: Call[];
/** What the server answers, by method and path. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  calls = [];
  answers = {
    'GET /api/form': () => Response.json({ csrfToken: 'token' }),
    'GET /api/loan/user/decision': () => Response.json(offer),
    'POST /api/loan/user/decision': () => Response.json({ decisionId: '1' }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const query = url.split('?')[1];
    calls.push({ request, query, key: new Headers(init.headers).get('idempotency-key') });
    return answers[request]?.() ?? new Response('', { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const SectionOpened = () => <p>The form of {useSearchParams()[0].get('section')}</p>;

function show() {
  const router = createMemoryRouter(
    [
      { path: '/loans', element: <Offer /> },
      { path: '/information', element: <SectionOpened /> },
      { path: '/loan-application', element: <p>The applications</p> },
    ],
    { initialEntries: ['/loans'] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

async function applyFor(dollars: string) {
  fireEvent.change(await screen.findByRole('slider'), { target: { value: dollars } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, apply' }));
}
const keysOf = (request: string) => calls.filter((call) => call.request === request).map(({ key }) => key);
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

test('the decision that is shown goes on record once', async () => {
  show();
  await screen.findByText('$5,000.00', { selector: 'strong' });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '300' } });
  await waitFor(() => expect(keysOf('POST /api/loan/user/decision')).toHaveLength(1));
});

test.each([offer, declined])(
  'what was decided says by which version of the rules, and leads to them',
  async (answer) => {
    answers['GET /api/loan/user/decision'] = () => Response.json(answer);
    show();
    expect(await screen.findByText(/^Decided by version 3 of our rules\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How we decide' }).getAttribute('href')).toBe('/how-we-decide');
  },
);

test('having applied, it says so and goes to the applications after two and a half seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers['POST /api/loan-application'] = () =>
    Response.json({ _id: '1', message: 'Applied successfully. Waiting for admin approval' });
  show();
  await applyFor('5000');
  await screen.findByRole('status');
  expect(toasts()).toEqual([['good', 'Applied successfully. Waiting for admin approval']]);
  const news = screen.getByRole('link', { name: 'See your applications' });
  expect(document.activeElement?.contains(news) && document.activeElement !== document.body).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.queryByText('The applications')).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(await screen.findByText('The applications')).toBeTruthy();
});

test('a failure is shown as a toast and with its reason; the next try for the same amount is the same intent', async () => {
  answers['POST /api/loan-application'] = () =>
    Response.json({ code: 'request.too_many', message: 'Too many tries.' }, { status: 429 });
  show();
  await applyFor('5000');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries.');
  expect(toasts()).toEqual([['bad', 'Something went wrong. Try agin']]);
  await applyFor('5000');
  await waitFor(() => expect(keysOf('POST /api/loan-application')).toHaveLength(2));
  await applyFor('4900');
  await waitFor(() => expect(keysOf('POST /api/loan-application')).toHaveLength(3));
  const [first, second, third] = keysOf('POST /api/loan-application');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('without an offer there is what counted against it, what would change it and until when that is kept to', async () => {
  answers['GET /api/loan/user/decision'] = () => Response.json(declined);
  show();
  const [reason, advice] = await screen.findAllByRole('listitem');
  expect(reason?.textContent?.trim()).toBe(declined.reasonForDecline);
  expect(advice?.textContent).toContain(declined.advice[0]?.sentence);
  expect(screen.getByText(saying(/by version 3 of our rules.*until March 31st 2026/))).toBeTruthy();
});

test('what is on offer, less than was possible, stands above what counted against it and what would change that', async () => {
  answers['GET /api/loan/user/decision'] = () =>
    Response.json({ ...offer, maxLoanAmount: 1_500, reasons: declined.reasons, advice: declined.advice });
  show();
  const [reason, advice] = await screen.findAllByRole('listitem');
  expect(reason?.textContent).toContain(declined.reasonForDecline);
  expect(advice?.textContent).toContain(declined.advice[0]?.sentence);
  const [most] = screen.getAllByText(/\$1,500\.00/);
  expect(most && reason && most.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('advice leads to the section that it is about, opened after one question', async () => {
  answers['GET /api/loan/user/decision'] = () => Response.json(declined);
  answers['POST /api/informations/update/7'] = () => Response.json({ sId: 'debt_information' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Update Debt Information' }));
  expect(screen.queryByRole('button', { name: 'Update Income Information' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go to your sections' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open the section' }));
  expect(await screen.findByText('The form of debt_information')).toBeTruthy();
  expect(keysOf('POST /api/informations/update/7')).toHaveLength(1);
});

test('a section that was opened elsewhere says so and stays', async () => {
  answers['GET /api/loan/user/decision'] = () => Response.json(declined);
  answers['POST /api/informations/update/7'] = () =>
    Response.json({ code: 'request.conflict', message: 'It has changed meanwhile.' }, { status: 409 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Update Debt Information' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open the section' }));
  expect((await screen.findByRole('alert')).textContent).toBe('It has changed meanwhile.');
});

test('without advice every section that the decline read may be updated', async () => {
  answers['GET /api/loan/user/decision'] = () =>
    Response.json({ ...declined, advice: [], adviceGap: 'noTwoChanges', levers: [] });
  show();
  expect(await screen.findByRole('button', { name: 'Update Debt Information' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update Income Information' })).toBeTruthy();
});

test('with sections still to be sent the way leads to them', async () => {
  answers['GET /api/loan/user/decision'] = () =>
    Response.json({ ...declined, advice: [], adviceGap: 'stepsFirst', levers: [], updates: [] });
  show();
  expect((await screen.findByRole('link', { name: 'Go to your sections' })).getAttribute('href')).toBe(
    '/earn-points',
  );
});

test('what is ticked as not to be changed is left out, and the rest is worked out anew', async () => {
  answers['GET /api/loan/user/decision'] = () =>
    Response.json(calls.at(-1)?.query === 'cannotChange=debtPayments' ? anew : declined);
  show();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'My debt payments' });
  fireEvent.click(box);
  expect(await screen.findByText(/^With an income of/)).toBeTruthy();
  expect(screen.queryByText(/^With debt payments/)).toBeNull();
  expect(box.checked).toBe(true);
  expect(keysOf('POST /api/loan/user/decision')).toHaveLength(1);
  fireEvent.click(box);
  expect(await screen.findByText(/^With debt payments/)).toBeTruthy();
});

test('a decline without any reason says that there are no offers', async () => {
  answers['GET /api/loan/user/decision'] = () =>
    Response.json({ ...declined, reasonForDecline: null, reasons: [], advice: [], levers: [] });
  show();
  expect(await screen.findByText('No offers available. Check your email for more info')).toBeTruthy();
});

const rejected = {
  _id: 'a1',
  loanAmount: 4_000,
  interestRate: 6,
  term: 4,
  createdAt: '2026-03-01T14:00:00.000Z',
  decidedAt: '2026-03-02T14:00:00.000Z',
  status: 'Rejected',
  partner: null,
  rejectionReason: 'We could not reach your employer',
  loanInfoImmutable: '{}',
};
const REJECTED = 'We could not approve your last application, for $4,000.00';

test.each([
  ['an offer stands', offer],
  ['none stands', declined],
])(
  'after a rejection it is said above, with the reason and the way on, whether %s',
  async (_case, answer) => {
    answers['GET /api/loan/user/decision'] = () => Response.json(answer);
    answers['GET /api/loan-application/user'] = () => Response.json({ rows: [rejected], total: 1 });
    show();
    expect(await screen.findByText(REJECTED)).toBeTruthy();
    expect(screen.getByText('We could not reach your employer')).toBeTruthy();
    expect(screen.getByText(saying('Decided by our Credit desk, 9:00 am, March 2nd 2026'))).toBeTruthy();
    const way = screen.getByRole('link', { name: 'What you can do now' });
    expect(way.getAttribute('href')).toBe('/loan-application/a1');
  },
);

test.each([
  ['another was asked for since', [{ ...rejected, status: 'Pending' }, rejected]],
  ['it was a lender who rejected', [{ ...rejected, partner: { _id: 'p', name: 'Harbour Credit' } }]],
])('nothing is said of a rejection where %s', async (_case, rows) => {
  answers['GET /api/loan-application/user'] = () => Response.json({ rows, total: rows.length });
  show();
  await screen.findByText('$5,000.00', { selector: 'strong' });
  expect(screen.queryByText(REJECTED)).toBeNull();
});

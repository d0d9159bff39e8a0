import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverSays } from '#features/accounts/web/web.test-support.tsx';
import { saying } from '#tests/support/saying.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Offer } from './offer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADVICE = 'With debt payments of $18,000.00 or less a month you would be offered up to $5,000.00.';
const REASON = 'Debts leave $0.00 for an instalment.';
const decision = {
  loanDecision: false,
  maxLoanAmount: 0,
  loanTermMonths: 0,
  interestRate: 0,
  reasonForDecline: REASON,
  expiresOn: null,
  score: 76,
  grade: 'B',
  dsr: 9,
  reasons: [{ code: 'amount.income_share', reason: REASON, note: null, canChange: true, figures: {} }],
  advice: [],
  adviceGap: 'noTwoChanges',
  levers: [],
  updates: [],
  policyVersion: 5,
  decidedOn: '2026-11-20',
  adviceStandsUntil: '2026-12-20',
  kept: null as object | null,
};
const offer = {
  ...decision,
  ...{ loanDecision: true, maxLoanAmount: 5_000, loanTermMonths: 4, interestRate: 6, policyVersion: 4 },
  ...{ reasonForDecline: null, reasons: [], adviceGap: null },
};
const given = { policyVersion: 4, givenOn: '2026-11-02', until: '2026-12-02' };

function show(answer: typeof decision | typeof offer) {
  serverSays({
    '/api/loan/user/decision': { body: answer },
    '/api/loan-application/user': { body: { rows: [], total: 0 } },
  });
  showScreen(<Offer />);
}

/** Finds what is shown as kept, and that it stands above the text. */
async function keptAbove(words: RegExp, text: string | RegExp) {
  const promise = await screen.findByText(saying(words));
  const [below] = screen.getAllByText(text);
  expect(below && promise.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

test('advice of other rules that is kept to stands above a decline, with its version and its last day', async () => {
  show({ ...decision, kept: { ...given, advice: [{ sentence: ADVICE, claim: {} }] } });
  await keptAbove(/by version 4 of our rules\. .* until December 2nd 2026\.$/, REASON);
  expect(screen.getByText(saying('What we told you on November 2nd 2026 still counts'))).toBeTruthy();
  expect(screen.getByText(ADVICE)).toBeTruthy();
});

test('an offer that came of it says which advice it keeps', async () => {
  show({ ...offer, kept: { ...given, advice: [] } });
  await keptAbove(
    /^On November 2nd 2026 we told you .* until December 2nd 2026\. You did it in time\. So version 4 /,
    /\$5,000\.00/,
  );
});

test.each([
  ['a decline', decision, 'There is no offer for you just now'],
  ['an offer', offer, /^Decided by version 4/],
])('%s that keeps to no earlier advice says nothing of any', async (_case, answer, shown) => {
  show(answer);
  await screen.findByText(shown);
  expect(screen.queryByText(/still counts/)).toBeNull();
  expect(screen.queryByText(/We kept to/)).toBeNull();
});

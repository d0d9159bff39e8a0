// Two lenders whose figures and files a test reads: one of its own, and another of which nothing may ever show.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { CONSENT_VERSION } from '#features/consents/rules/lender-consent.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';

export let test: TestApp;
export let island: LenderOnOffer;
export let desk: Caller;
/** The other lender, with a loan and an application. */
export let ridge: LenderOnOffer;
export let ridgeDesk: Caller;

/** Opens the application for the tests of a file; each test has two lenders of its own. */
export function openTwoLenders(): void {
  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(async () => {
    island = await lender(test.services, { partner: { name: 'Island Credit' }, loan: { name: 'Yard Loan' } });
    ridge = await lender(test.services, { partner: { name: 'Ridge Credit' }, loan: { name: 'Ridge Loan' } });
    desk = await loggedIn(test, island.account);
    ridgeDesk = await loggedIn(test, ridge.account);
    await applied(ridge.loanId);
  });
  afterAll(() => test.close());
}

export type Applied = { person: Someone; browser: Caller; id: string };

/** Somebody applies for a lender's loan, under their consent. */
export async function applied(loanId: string, known: Parameters<typeof someone>[1] = {}): Promise<Applied> {
  const person = await someone(test.services, known);
  const browser = await loggedIn(test, person);
  const agreed = { consent: true, consentVersion: CONSENT_VERSION } as const;
  const body = { loanId, loanAmount: 50_000, term: 6, ...agreed };
  const { _id: id } = await browser.call('POST /api/loan/user/apply', { body });
  return { person, browser, id };
}

// For the tests of lenders' products and loans: what a right form holds, and a lender's browser that sends one.
import sharp from 'sharp';
import { loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { rightLoan } from '../../rules/offers/right-loan.test-support.ts';

export const wheels = {
  name: 'Wheels',
  type: 'Personal',
  shortCode: 'WH-1',
  status: 'Active',
  loanRequirementCriteria: 'DSR',
  description: 'For what you drive.',
} as const;

export const carLoan = {
  ...rightLoan,
  name: 'Car loan',
  description: 'For a car.',
  securityType: 'Secured',
  loanCriteriaValue: 40.5,
  minimumAmount: 50_000.25,
  maximumAmount: 3_000_000.75,
  minimumInterestRate: 1.25,
  defaultInterestRate: 2.5,
  maximumInterestRate: 4,
  minimumTerm: 12,
  defaultTerm: 36,
  maximumTerm: 60,
  type: 'Car Loan',
} as const;

type File = { field: string; name: string; bytes: Buffer };

export async function picture(field: string, name = 'car.png'): Promise<File> {
  const image = sharp({ create: { width: 60, height: 30, channels: 3, background: '#0E6B4A' } });
  return { field, name, bytes: await image.png().toBuffer() };
}

/** A lender with a company, a product and a loan, and its browser. */
export async function lenderAtWork(test: TestApp, known: Parameters<typeof lender>[1] = {}) {
  const own = await lender(test.services, known);
  return { own, ...sending(await loggedIn(test, own.account)) };
}

export const sending = (browser: Caller) => {
  const sendTo =
    (path: string) =>
    (extraInfo: object, files: File[] = [], key?: string) =>
      browser.post(path, undefined, { form: { extraInfo, files }, ...(key ? { key } : {}) });
  return { browser, saveProduct: sendTo('/api/product'), saveLoan: sendTo('/api/loan') };
};

export const idIn = (body: unknown): string => (body as { _id: string })._id;
export const namesIn = (body: unknown): string[] =>
  (body as { rows: { name: string }[] }).rows.map(({ name }) => name);

export const auditOf = ({ db }: TestApp, id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

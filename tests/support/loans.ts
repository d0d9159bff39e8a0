// Running loans for the database tests: an approved application, and the loan opened on it, each naming only what matters.

import { processingFee } from '#features/loans/rules/add-on.ts';
import type { RepaymentOption } from '#features/loans/rules/schedule.ts';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import type { Services } from '#platform/server/work.ts';
import { addDays, type Day, dayOf, HOUR_MS, startOfDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type Cents, cents, subtractCents } from '#shared/money.ts';
import { moderator, type Someone, someone } from './builders.ts';
import type { Caller } from './caller.ts';
import { workAs } from './database.ts';
import type { LenderOnOffer } from './lenders.ts';

type Known = {
  borrower?: Someone;
  officer?: Someone;
  /** The lender whose loan it is; one of ours otherwise. */
  lender?: LenderOnOffer;
  amountCents?: number;
  rateMonthlyBps?: number;
  termMonths?: number;
  repaymentOption?: RepaymentOption;
  /** Today otherwise. */
  disbursedOn?: Day;
  /** When it is recorded: on the day of disbursement otherwise. */
  now?: Date;
};

export type RunningLoan = {
  id: IdOf<'loans'>;
  number: string;
  applicationId: IdOf<'applications'>;
  borrower: Someone;
  officer: Someone;
  cashInHandCents: Cents;
};

let loans = 0;

export const noonOf = (day: Day): Date => new Date(startOfDay(day).getTime() + 12 * HOUR_MS);

/** Noon of a day; of today the present moment, since in the morning noon has not come. */
export const momentOn = (day: Day): Date => (day === dayOf(new Date()) ? new Date() : noonOf(day));

/**
 * $5,000 at 5 % a month over three months, handed over today: three instalments of $1,916.66, .66 and .68. Each is due on the day as it
 * is counted, so that what a test finds does not hang on the Sundays and holidays after the day on which it runs.
 */
export async function runningLoan(services: Services, known: Known = {}): Promise<RunningLoan> {
  const { repaymentOption = 'Monthly', disbursedOn = dayOf(new Date()) } = known;
  const borrower = known.borrower ?? (await someone(services));
  const officer = known.officer ?? (await moderator(services));
  const terms = {
    amountCents: cents(known.amountCents ?? 5_000_00),
    rateMonthlyBps: known.rateMonthlyBps ?? 500,
    termMonths: known.termMonths ?? 3,
  };
  const applicationId = await approvedApplication(services, { borrower, officer, ...known, ...terms });
  loans += 1;
  const reference = `PAYOUT-${loans}`;
  const opened = await workAs(services, officer, known.now ?? momentOn(disbursedOn)).transaction((work) =>
    openLoan(work, {
      applicationId,
      accountId: borrower.id,
      partnerId: known.lender?.partnerId ?? null,
      ...terms,
      repaymentOption,
      payable: (day) => day,
      disbursedOn,
      reference,
      disbursedBy: officer.id,
    }),
  );
  const cashInHandCents = subtractCents(terms.amountCents, processingFee(terms.amountCents));
  return { ...opened, applicationId, borrower, officer, cashInHandCents };
}

let payments = 0;

/** Records a payment on the day on which it was received; answers its reference. */
export async function repaid(
  services: Services,
  { id, officer }: Pick<RunningLoan, 'id' | 'officer'>,
  amountCents: number,
  on: Day,
): Promise<string> {
  payments += 1;
  const reference = `PAYMENT-${payments}`;
  const event = { kind: 'Repayment', amountCents: cents(amountCents), on } as const;
  await workAs(services, officer, momentOn(on)).transaction(async (work) =>
    postAll(work, officer.id, [{ loan: await lockLoan(work, id), event, reference }]),
  );
  return reference;
}

/** What was sent for a loan, and, where it waits for a second person, the answer to that one's approval of it. */
export async function secondedBy(
  { db }: Pick<Services, 'db'>,
  second: Caller,
  { id }: Pick<RunningLoan, 'id'>,
  sent: ReturnType<Caller['post']>,
): Promise<Reply> {
  const reply = await sent;
  const waiting = await db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', id)
    .where('status', '=', 'Asked')
    .where('kind', 'in', ['Repayment', 'Refund', 'EntryReversal'])
    .executeTakeFirst();
  return waiting
    ? second.reply('POST /api/loans/admin/adjustments/:id/approve', { params: { id: waiting.id }, body: {} })
    : reply;
}

type Reply = Awaited<ReturnType<Caller['post']>>;

type Terms = { amountCents: Cents; rateMonthlyBps: number; termMonths: number };
type Approved = Known & Terms & { borrower: Someone; officer: Someone };

/** An application that was approved a day before the money was handed over. */
export async function approvedApplication(
  services: Services,
  known: Approved,
): Promise<IdOf<'applications'>> {
  const { borrower, officer, disbursedOn = dayOf(new Date()), repaymentOption = 'Monthly' } = known;
  const id = newId<'applications'>();
  const at = noonOf(addDays(disbursedOn, -1));
  const asked = {
    id,
    account_id: borrower.id,
    model: borrower.infoStatus,
    amount_cents: known.amountCents,
    rate_monthly_bps: known.rateMonthlyBps,
    term_months: known.termMonths,
    loan_info: JSON.stringify({ name: 'A loan', type: 'Unsecured Regular Loan', repaymentOption }),
    product_info: JSON.stringify({ name: 'A product', type: 'Personal' }),
    status: 'Approved' as const,
    decided_at: at,
    created_at: at,
  };
  if (!known.lender) {
    const decision_id = await decision(services, borrower, known, at);
    await services.db
      .insertInto('applications')
      .values({ ...asked, decision_id, decided_by: await otherThan(services, officer) })
      .execute();
    return id;
  }
  const { partnerId, loanId, account } = known.lender;
  const consent_id = newId<'consents'>();
  await services.db
    .insertInto('consents')
    .values({
      id: consent_id,
      account_id: borrower.id,
      partner_id: partnerId,
      purpose: 'LoanApplication',
      shared: ['contact', 'application'],
      text_version: 1,
      given_at: at,
    })
    .execute();
  await services.db
    .insertInto('applications')
    .values({ ...asked, partner_id: partnerId, partner_loan_id: loanId, consent_id, decided_by: account.id })
    .execute();
  return id;
}

/** Another member of staff, because whoever approved a loan does not hand over its money. */
async function otherThan(services: Services, officer: Someone): Promise<IdOf<'accounts'>> {
  const other = await services.db
    .selectFrom('accounts')
    .select('id')
    .where('user_type', 'in', ['Admin', 'Moderator'])
    .where('id', '<>', officer.id)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return other?.id ?? (await moderator(services)).id;
}

async function decision(
  services: Services,
  borrower: Someone,
  terms: Terms,
  at: Date,
): Promise<IdOf<'decisions'>> {
  const id = newId<'decisions'>();
  await services.db
    .insertInto('decisions')
    .values({
      id,
      account_id: borrower.id,
      model: borrower.infoStatus,
      policy_version: 1,
      inputs: '{}',
      outcome: '{}',
      approved: true,
      score: 60,
      grade: 'C',
      max_amount_cents: terms.amountCents,
      rate_monthly_bps: terms.rateMonthlyBps,
      term_months: terms.termMonths,
      created_at: at,
      expires_at: at,
    })
    .execute();
  return id;
}

// Opens the account of a loan on the day its money is handed over: its number, its schedule and the first entry in its books.
import { sql } from 'kysely';
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { Cents } from '#shared/money.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { FIRST_STATE } from '../../fields/loan-states.ts';
import { addOnInterest, processingFee } from '../../rules/add-on.ts';
import { openAccount } from '../../rules/books/account.ts';
import type { DatedInstalment } from '../../rules/books/waterfall.ts';
import { loanNumber } from '../../rules/loan-number.ts';
import { type Payable, type RepaymentOption, scheduleOf } from '../../rules/schedule.ts';
import { follow } from './follow.ts';
import type { LockedLoan } from './lock-loans.ts';
import { writeEntries, writeStandings } from './post.ts';

export type NewLoan = {
  applicationId: IdOf<'applications'>;
  accountId: IdOf<'accounts'>;
  /** The lender; null for a loan of our own. */
  partnerId: IdOf<'partners'> | null;
  amountCents: Cents;
  rateMonthlyBps: number;
  termMonths: number;
  repaymentOption: RepaymentOption;
  /** How many were signed for, where an agreement says it. */
  instalments?: number | undefined;
  /** The days on which an instalment can fall due, as they were signed for; those of `scheduleOf` where nothing was signed. */
  payable?: Payable | undefined;
  /** The day the money was handed over, from which due days count. */
  disbursedOn: Day;
  /** The reference of the payout, which no other payout has. */
  reference: string;
  disbursedBy: IdOf<'accounts'>;
};

/** Answers the loan's id and number. The database refuses a second loan for an application, or a reference used before. */
export async function openLoan(work: Work, loan: NewLoan): Promise<{ id: IdOf<'loans'>; number: string }> {
  const id = newId<'loans'>(work.now.getTime());
  const number = await drawNumber(work);
  const reference = loan.reference.trim().toUpperCase();
  const added = await addedHolidays(work, loan.disbursedOn);
  const payable = loan.payable ?? ((day: Day) => payableOn(day, added));
  const schedule = scheduleOf({ ...loan, firstDay: loan.disbursedOn }, payable).map((instalment) => ({
    ...instalment,
    originalDueOn: instalment.dueOn,
    hasNewDate: false,
  }));
  const feeCents = processingFee(loan.amountCents);
  await work.db
    .insertInto('loans')
    .values({
      id,
      number,
      application_id: loan.applicationId,
      account_id: loan.accountId,
      partner_id: loan.partnerId,
      amount_cents: loan.amountCents,
      rate_monthly_bps: loan.rateMonthlyBps,
      term_months: loan.termMonths,
      repayment_option: loan.repaymentOption,
      fee_cents: feeCents,
      interest_cents: addOnInterest(loan),
      disbursed_on: loan.disbursedOn,
      disbursement_reference: reference,
      disbursed_by: loan.disbursedBy,
      aged_on: dayOf(work.now),
      created_at: work.now,
    })
    .execute();
  await writeSchedule(work, id, schedule);
  const entryId = newId<'loan_entries'>(work.now.getTime());
  const { account, entry } = openAccount({ feeCents, schedule }, entryId, loan.disbursedOn);
  await writeEntries(work, loan.disbursedBy, [{ entry, loanId: id, number: 1, reference }]);
  const opened: LockedLoan = {
    id,
    number,
    accountId: loan.accountId,
    partnerId: loan.partnerId,
    amountCents: loan.amountCents,
    disbursedOn: loan.disbursedOn,
    state: FIRST_STATE,
    agedOn: dayOf(work.now),
    defaultedOn: null,
    worstAtWriteOff: null,
    account,
  };
  for (const after of await writeStandings(work, [opened])) await follow(work, [{ before: opened, after }]);
  return { id, number };
}

/** The schedule is sent as one value of JSON, because a daily loan over many years has more instalments than a statement takes parameters. */
async function writeSchedule(
  { db }: Work,
  loanId: string,
  schedule: readonly DatedInstalment[],
): Promise<void> {
  const rows = schedule.map(({ number, dueOn, originalDueOn, interestCents, principalCents }) => ({
    number,
    due_on: dueOn,
    original_due_on: originalDueOn,
    interest_cents: interestCents,
    principal_cents: principalCents,
  }));
  await sql`
    insert into loan_instalments (loan_id, number, due_on, original_due_on, interest_cents, principal_cents)
    select ${loanId}::uuid, s.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s(number int, due_on date, original_due_on date, interest_cents bigint, principal_cents bigint)`.execute(
    db,
  );
}

async function drawNumber({ db }: Work): Promise<string> {
  const { rows } = await sql<{ serial: number }>`select nextval('loan_numbers') as serial`.execute(db);
  return loanNumber(rows[0]?.serial ?? 0);
}

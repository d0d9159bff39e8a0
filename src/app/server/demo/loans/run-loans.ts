// Lets approved loans of demo people run, through the same actions as in the app: paid on time, overdue, in default, written off, or repaid in full.

import { settlementQuote } from '#features/loans/rules/books/settlement.ts';
import { amountOf } from '#features/loans/rules/books/waterfall.ts';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import type { Work } from '#platform/server/work.ts';
import { addDays, type Day, dayOf, HOUR_MS, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Cents } from '#shared/money.ts';
import { mannerOf } from '../people/loan-manner.ts';
import type { Row } from '../stories/insert-rows.ts';
import { workAt } from '../work-at.ts';

export type DemoLoan = {
  number: number;
  application: Row<'applications'>;
  /** When it was repaid in full; null where it still runs. */
  repaidAt: Date | null;
};

type Scene = { seed: string; staffIds: readonly IdOf<'accounts'>[]; endMs: number };

const DAYS_EARLY = 2;
const DAYS_LATE = 5;
/** How many days ago the one was given up that is written off. */
const DAYS_GIVEN_UP = 3;
/** How many instalments were paid, where it was not all that fell due. */
const MOST_PAID: Partial<Record<ReturnType<typeof mannerOf>, number>> = {
  overdue: 1,
  defaulted: 0,
  writtenOff: 0,
};

const runs = ({ number, repaidAt }: DemoLoan): boolean =>
  repaidAt !== null || mannerOf(number) !== 'approved';

export async function runLoans(work: Work, loans: readonly DemoLoan[], scene: Scene): Promise<void> {
  for (const loan of loans) if (runs(loan)) await runLoan(work, loan, scene);
}

async function runLoan(work: Work, loan: DemoLoan, { seed, staffIds, endMs }: Scene): Promise<void> {
  const { application, number, repaidAt } = loan;
  // Whoever approved a loan does not hand over its money.
  const payers = staffIds.filter((id) => id !== application.decided_by);
  const officer = payers[number % payers.length];
  if (!officer) throw new RangeError('nobody to pay the loans out');
  const decided = application.decided_at ?? application.created_at;
  const disbursedOn = dayOf(new Date(decided.getTime() + 24 * HOUR_MS));
  const reference = `DEMO-${seed}-${number}`;
  const { id } = await atNoonOf(work, disbursedOn).transaction((work) =>
    openLoan(work, {
      applicationId: application.id,
      accountId: application.account_id,
      partnerId: null,
      amountCents: application.amount_cents,
      rateMonthlyBps: application.rate_monthly_bps,
      termMonths: application.term_months,
      repaymentOption: 'Monthly',
      disbursedOn,
      reference,
      disbursedBy: officer,
    }),
  );
  const end = dayOf(repaidAt ?? new Date(endMs - 24 * HOUR_MS));
  const { account } = await work.transaction((work) => lockLoan(work, id));
  const isOverdue = !repaidAt && mannerOf(number) === 'overdue';
  const most = repaidAt ? undefined : MOST_PAID[mannerOf(number)];
  const paidDays = account.owing.schedule
    .map(({ dueOn, ...instalment }) => ({
      on: addDays(dueOn, isOverdue ? DAYS_LATE : -DAYS_EARLY),
      amountCents: amountOf({ dueOn, ...instalment }),
    }))
    .filter(({ on }) => on < end)
    .slice(0, most);
  for (const [index, { on, amountCents }] of paidDays.entries())
    await pay(work, { id, officer, on, reference: `${reference}-${index + 1}` }, () => amountCents);
  if (!repaidAt && mannerOf(number) === 'writtenOff')
    await giveUp(work, { id, officer, on: addDays(end, -DAYS_GIVEN_UP) });
  if (repaidAt)
    await pay(
      work,
      { id, officer, on: end, reference: `${reference}-LAST` },
      ({ account: { owing, books } }) => settlementQuote(owing, books, end).payCents,
    );
}

type Payment = { id: IdOf<'loans'>; officer: IdOf<'accounts'>; on: Day; reference: string };
type Locked = Awaited<ReturnType<typeof lockLoan>>;

const pay = (work: Work, { id, officer, on, reference }: Payment, amountOf: (loan: Locked) => Cents) =>
  atNoonOf(work, on).transaction(async (work) => {
    const loan = await lockLoan(work, id);
    const amountCents = amountOf(loan);
    if (amountCents > 0)
      await postAll(work, officer, [{ loan, event: { kind: 'Repayment', amountCents, on }, reference }]);
  });

const giveUp = (work: Work, { id, officer, on }: Omit<Payment, 'reference'>) =>
  atNoonOf(work, on).transaction(async (work) => {
    await postAll(work, officer, [{ loan: await lockLoan(work, id), event: { kind: 'WriteOff', on } }]);
  });

const atNoonOf = (work: Work, day: Day): Work =>
  workAt(work, work.actor, new Date(startOfDay(day).getTime() + 12 * HOUR_MS));

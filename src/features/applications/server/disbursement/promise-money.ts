// The job that begins the 24 hours of a signed loan once the last thing is verified that was needed before its money leaves, and tells its borrower.

import { type RawBuilder, sql } from 'kysely';
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import { stillNeeded, stillNeededOfEach } from '#features/decisions/server/still-needed.ts';
import { whereMoneyIs } from '#features/loans/texts/borrower/ways-to-pay.ts';
import { UNDO_MS } from '#features/verification/rules/undo-verdict.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import { type IdOf, nilId } from '#shared/id.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { moneyDueBy } from '../../rules/agreement/agreement-state.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';
import { isSigned } from '../../rules-in-sql/agreement-state.ts';
import { agreementMails } from '../../texts/agreement.ts';
import { agreementPayable } from '../happenings.ts';

/** Runs every minute, because the area of verification below knows nothing of loans and so cannot start it. */
export const promiseMoneyJob = (services: Services): Job => ({
  name: 'promise-money',
  cron: '* * * * *',
  atStart: true,
  // A failed run is not retried: the next minute brings another.
  retryLimit: 0,
  run: () => promiseMoney(services, new Date()),
});

/** How many signed agreements are looked at by one statement. */
const BATCH = 200;

/** Safe to run at any time, by several servers at once. Those of whom something is still to be verified, who are nearly all, cost a place in a statement and no transaction. */
export async function promiseMoney(services: Services, now: Date): Promise<void> {
  const work = backgroundWork(services, now);
  for (let after: Waiting | null = null; ; ) {
    const batch: Waiting[] = await waitingAfter(work, after);
    for (const { id } of await provedAmong(work, batch)) await promise(work, id);
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return;
    after = last;
  }
}

type Waiting = Columns<'agreements', 'id' | 'account_id'> &
  Columns<'applications', 'amount_cents'> & { at: string; is_beyond_undo: boolean };

/** Along their index, each with its own application, because together they would have all applications read; `at` as text keeps the microseconds. */
async function waitingAfter(work: Work, after: Waiting | null): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select g.id, g.account_id, g.signed_at::text as at, p.amount_cents, ${isBeyondUndo(work, 'g')} as is_beyond_undo
    from (
      select g.id, g.account_id, g.application_id, g.signed_at from agreements g
      where ${hoursNotBegun('g')} and (g.signed_at, g.id) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.id ?? nilId()}::uuid)
      order by g.signed_at, g.id limit ${sql.lit(BATCH)}
    ) g cross join lateral (select amount_cents from applications where id = g.application_id offset 0) p
    order by g.signed_at, g.id`.execute(work.db);
  return rows;
}

async function provedAmong(work: Work, batch: readonly Waiting[]): Promise<Waiting[]> {
  const needed = await stillNeededOfEach(
    work,
    batch.map(({ account_id, amount_cents }) => ({ accountId: account_id, amountCents: amount_cents })),
  );
  return batch.filter(({ is_beyond_undo }, place) => is_beyond_undo && needed[place]?.length === 0);
}

/** Whether an agreement is signed and its 24 hours have not begun. */
const hoursNotBegun = (agreement: string): RawBuilder<boolean> => {
  const its = (column: string) => sql.ref(`${agreement}.${column}`);
  return sql<boolean>`(${isSigned(agreement)} and ${its('paid_on')} is null and ${its('erased_at')} is null and ${its('payable_at')} is null)`;
};

/** Whether no verdict about its owner may still be taken back. */
const isBeyondUndo = ({ now }: Work, agreement: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select from verifications v where v.account_id = ${sql.ref(`${agreement}.account_id`)} and v.decided_at > ${new Date(now.getTime() - UNDO_MS)})`;

const promise = (work: Work, id: IdOf<'agreements'>): Promise<void> =>
  work.transaction(async (work) => {
    const found = await work.db
      .selectFrom('agreements as g')
      .innerJoin('applications as p', 'p.id', 'g.application_id')
      .innerJoin('accounts as a', 'a.id', 'g.account_id')
      .select(['g.number', 'g.account_id', 'g.application_id', 'a.email'])
      .select(['p.amount_cents', 'p.rate_monthly_bps'])
      .where('g.id', '=', id)
      .where(hoursNotBegun('g'))
      .where(isBeyondUndo(work, 'g'))
      .forUpdate('g')
      .executeTakeFirst();
    if (!found || (await stillNeeded(work, found.account_id, found.amount_cents)).length > 0) return;
    await work.db.updateTable('agreements').set({ payable_at: work.now }).where('id', '=', id).execute();
    const { account_id: accountId, application_id, amount_cents, rate_monthly_bps, email, number } = found;
    const { label, ...mail } = agreementMails.payable(
      showMoney(cashInHand(amount_cents).cashInHandCents),
      showMoment(moneyDueBy(work.now)),
      whereMoneyIs(work.services.config.places.handOverAt),
    );
    const url = linkTo(work.services.config, `/loan-application/${application_id}/agreement`);
    const facts = {
      subjectId: application_id,
      accountId,
      loan: { loanAmount: centsToDollars(amount_cents), interestRate: rate_monthly_bps / 100 },
      mails: [{ to: email, accountId, ...mail, link: { label, url } }],
    };
    await happened(work, agreementPayable, facts, { after: { number } });
  });

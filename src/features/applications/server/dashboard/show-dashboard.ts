// A borrower's first screen: how far they are, and the one thing that is the most urgent.

import { sql } from 'kysely';
import { isAllWithUs } from '#features/decisions/rules/proof/way-to-prove.ts';
import { isOpenApplication } from '#features/decisions/rules-in-sql/open-application.ts';
import { decideFor, modelFor } from '#features/decisions/server/decide-for.ts';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { readProgress } from '#features/information/server/show-progress.ts';
import { isOpen, isOwed, payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import { nextOfLoanToday } from '#features/loans/server/own/next-of-loan.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { agreementState, moneyDueBy } from '../../rules/agreement/agreement-state.ts';
import { isStillOpen } from '../../rules/counter-offer/counter-offer.ts';
import { type MoneyFacts, mostUrgent, mostUrgentOf } from '../../rules/dashboard/most-urgent.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';

export async function showDashboard(work: Work<Actor>) {
  const [{ progress, isSectionMissing }, money] = await Promise.all([readProgress(work), readMoney(work)]);
  const isDecided = work.actor.infoStatus === 'FullModel' || !isSectionMissing;
  const applications = await Promise.all(money.applications.map((row) => applicationNow(work, row)));
  const facts: MoneyFacts = {
    loan: money.loan_id === null ? null : await nextOfLoanToday(work, money.loan_id),
    application: mostUrgentOf(applications),
    rejected: money.last_rejected && rejectedOnWire(money.last_rejected),
    offer: isDecided && !money.is_open ? await offerNow(work, !money.has_borrowed) : null,
    step: progress.nextStep.action,
  };
  const card = mostUrgent(facts);
  return {
    ...progress,
    card,
    rejected: card.kind === 'rejected' ? null : facts.rejected,
    waits: applications.flatMap((each) => (each.kind === 'asked' && each !== card ? [each] : [])),
  };
}

/** An application as the statement's JSON has it: moments are text. */
type Asked = Columns<'applications', 'id' | 'amount_cents' | 'status'> & {
  partner: string | null;
  is_ours: boolean;
  created_at: string;
  agreement: Record<'signed_at' | 'declined_at' | 'cancelled_at' | 'payable_at', string | null> | null;
  /** The other terms of its lender that nobody has answered. */
  counter_offer: Columns<'counter_offers', 'amount_cents' | 'stands_until'> | null;
};

type Money = {
  /** The loan whose instalment is due first among those on which something is owed; those written off come last. */
  loan_id: IdOf<'loans'> | null;
  /** The applications that are undecided, or approved and not paid out; the newest first. */
  applications: Asked[];
  /** The newest of all their applications, where it was one to us and staff rejected it. */
  last_rejected: (Columns<'applications', 'id' | 'amount_cents'> & { decided_at: string }) | null;
  /** Whether an application to us or a loan of ours stands open: as long as one does, we make no other offer. */
  is_open: boolean;
  /** Whether the person ever had a loan of ours. */
  has_borrowed: boolean;
};

/** The most applications that are read: more than anybody makes in earnest. */
const MOST_APPLICATIONS = 50;

/** The caller's loans and applications, in one round trip. */
async function readMoney({ db, actor }: Work<Actor>): Promise<Money> {
  const { rows } = await sql<Money>`
    select l.id as loan_id,
      coalesce((select jsonb_agg(to_jsonb(asked)) from (
        select a.id, a.amount_cents, a.status, a.loan_info->'partner'->>'name' as partner, a.partner_id is null as is_ours, a.created_at, (
          select jsonb_build_object('signed_at', g.signed_at, 'declined_at', g.declined_at, 'cancelled_at', g.cancelled_at,
            'payable_at', g.payable_at)
          from agreements g where g.application_id = a.id) as agreement, (
          select jsonb_build_object('amount_cents', c.amount_cents, 'stands_until', c.stands_until)
          from counter_offers c where c.application_id = a.id and c.outcome is null) as counter_offer
        from applications a
        where a.account_id = ${actor.id} and ${isOpenApplication('a')}
          and not exists (select from loans r where r.application_id = a.id and ${payoutStands('r')})
        order by a.created_at desc, a.id desc limit ${MOST_APPLICATIONS}) asked), '[]') as applications,
      (select case when n.status = 'Rejected' and n.partner_loan_id is null
          then jsonb_build_object('id', n.id, 'amount_cents', n.amount_cents, 'decided_at', n.decided_at) end
        from (select * from applications a where a.account_id = ${actor.id} order by a.created_at desc, a.id desc limit 1) n) as last_rejected,
      exists (select from applications o where o.account_id = ${actor.id} and o.partner_loan_id is null and ${isOpenApplication('o')})
      or exists (select from loans o where o.account_id = ${actor.id} and o.partner_id is null and ${isOpen('o')}) as is_open,
      exists (select from loans o where o.account_id = ${actor.id} and o.partner_id is null and ${payoutStands('o')}) as has_borrowed
    from (select) person left join lateral (
      select o.id from loans o
      where o.account_id = ${actor.id} and ${isOwed('o')}
      order by o.oldest_due_on nulls last, o.created_at desc, o.id desc limit 1) l on true`.execute(db);
  const [found] = rows;
  if (!found) throw new RangeError('one row is asked for, and one comes');
  return found;
}

async function applicationNow(
  work: Work<Actor>,
  row: Asked,
): Promise<NonNullable<MoneyFacts['application']>> {
  const { now } = work;
  const amountCents = cents(row.amount_cents);
  const asked = { applicationId: row.id, lender: row.partner, amount: centsToDollars(amountCents) };
  const { counter_offer: offer } = row;
  if (offer && isStillOpen(offer.stands_until, now))
    return {
      ...{ kind: 'answer', ...asked, standsUntil: offer.stands_until },
      amount: centsToDollars(cents(offer.amount_cents)),
    };
  if (row.status !== 'Approved')
    return { kind: 'asked', ...asked, askedAt: new Date(row.created_at).toISOString() };
  const state = agreementState(row.agreement ?? undefined);
  if (state !== 'ReadyToSign' && state !== 'Signed') return { kind: 'preparing', ...asked };
  const needed = row.is_ours ? await stillNeeded(work, work.actor.id, amountCents) : [];
  if (state === 'ReadyToSign') return { kind: 'sign', ...asked, needed };
  if (needed.length > 0) return { kind: isAllWithUs(needed) ? 'checking' : 'prove', ...asked, needed };
  const payableAt = row.agreement?.payable_at;
  const dueBy = moneyDueBy(payableAt ? new Date(payableAt) : now);
  return {
    kind: 'onItsWay',
    ...asked,
    amount: centsToDollars(cashInHand(amountCents).cashInHandCents),
    dueBy: dueBy.toISOString(),
    isOverdue: dueBy < now,
    handOverAt: work.services.config.places.handOverAt,
  };
}

const rejectedOnWire = (row: NonNullable<Money['last_rejected']>): MoneyFacts['rejected'] => ({
  kind: 'rejected',
  applicationId: row.id,
  lender: null,
  amount: centsToDollars(cents(row.amount_cents)),
  decidedAt: new Date(row.decided_at).toISOString(),
});

async function offerNow(work: Work<Actor>, isFirst: boolean): Promise<MoneyFacts['offer']> {
  const { decision } = await decideFor(work, work.actor.id, modelFor(work.actor, undefined));
  if (!decision.offer) return { kind: 'noOffer' };
  return { kind: 'offer', upTo: centsToDollars(cents(decision.offer.maxLoanAmountCents)), isFirst };
}

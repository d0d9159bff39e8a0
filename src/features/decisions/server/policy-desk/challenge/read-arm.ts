// Whom an arm of a challenge was drawn for and what became of their loans, and whether both arms have enough of them to say which did better.
import { sql } from 'kysely';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { type Arm, compareArms } from '../../../rules/performance/compare-arms.ts';
import { isBad } from '../../../rules/performance/outcome.ts';

type Asked = { challenge: number; arm: Columns<'challenge_decisions', 'arm'>['arm']; most: number };

/** The most people of an arm that are compared: a comparison of this many says no less than one of all. */
const MOST_COMPARED = 5_000;

/** Whether enough loans of both arms have ended to compare how many went bad; else it is too few to say. */
export async function isCompared(work: Work, challenge: number): Promise<boolean> {
  const [champion, challenger] = [
    await readArm(work, { challenge, arm: 'Champion', most: MOST_COMPARED }),
    await readArm(work, { challenge, arm: 'Challenger', most: MOST_COMPARED }),
  ];
  return compareArms(champion, challenger).bad.verdict !== null;
}

/**
 * The latest people of an arm and their first loans. Both are of the time while the challenge ran: an application that came later, on an offer
 * that still stood, counts in neither arm.
 */
export async function readArm({ db, now }: Work, { challenge, arm, most }: Asked): Promise<Arm> {
  const people = await sql<Columns<'decisions', 'approved'> & { rate: number | null; amount: number | null }>`
    select bool_or(d.approved) as approved,
      (array_agg(d.rate_monthly_bps order by d.created_at, d.id) filter (where d.approved))[1] as rate,
      (array_agg(d.max_amount_cents order by d.created_at, d.id) filter (where d.approved))[1] as amount
    from challenge_decisions c join decisions d on d.id = c.decision_id
    where c.challenge = ${challenge} and c.arm = ${arm}
    group by d.account_id order by max(d.created_at) desc, d.account_id limit ${sql.lit(most)}`.execute(db);
  const loans = await sql<
    Columns<'loans', 'amount_cents' | 'written_off_cents'> & { disbursed: Day; defaulted: Day | null }
  >`
    select * from (
      select distinct on (l.account_id) l.id, l.amount_cents, l.written_off_cents, l.disbursed_on as disbursed, l.defaulted_on as defaulted
      from challenge_decisions c join applications r on r.decision_id = c.decision_id join loans l on l.application_id = r.id
      where c.challenge = ${challenge} and c.arm = ${arm} and l.partner_id is null and ${payoutStands('l')}
      order by l.account_id, l.disbursed_on, l.id) f
    order by f.disbursed desc, f.id desc limit ${sql.lit(most)}`.execute(db);
  const today = dayOf(now);
  return {
    people: people.rows.map(({ approved, rate, amount }) => ({
      isApproved: approved,
      rateMonthlyBps: rate ?? 0,
      amountCents: amount ?? 0,
    })),
    loans: loans.rows.map(({ amount_cents, written_off_cents, disbursed, defaulted }) => ({
      isBad: isBad({ disbursedOn: disbursed, defaultedOn: defaulted }, today),
      lentCents: amount_cents,
      lostCents: written_off_cents,
    })),
  };
}

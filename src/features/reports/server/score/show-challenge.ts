// Champion and challenger side by side: by what each said of the people it was drawn for, and by what became of their loans.
import { sql } from 'kysely';
import {
  type Arm,
  type ArmsCompared,
  compareArms,
} from '#features/decisions/rules/performance/compare-arms.ts';
import { isBad } from '#features/decisions/rules/performance/outcome.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { Challenge, ChallengeShown, scoreEndpoints } from '../../contract/score.ts';
import { MOST_CASES } from './read-cases.ts';

const MOST_CHALLENGES = 200;

export async function showChallenge(
  work: Work,
  { query }: Received<typeof scoreEndpoints, 'GET /api/score/challenge'>,
): Promise<ChallengeShown> {
  const challenges = await readChallenges(work);
  const named = query.version;
  const shown = named === undefined ? challenges[0] : challenges.find(({ version }) => version === named);
  if (!shown) return named === undefined ? { challenges, shown: null } : refuse('request.not_found');
  const [champion, challenger] = [
    await readArm(work, shown.version, 'Champion'),
    await readArm(work, shown.version, 'Challenger'),
  ];
  const { amountCents, ...compared } = compareArms(champion, challenger);
  return {
    challenges,
    shown: {
      ...shown,
      arms: {
        ...compared,
        amount: inDollars(amountCents),
        waiting: { champion: waitingIn(champion), challenger: waitingIn(challenger) },
        isCut: [champion, challenger].some(
          ({ people, loans }) => people.length === MOST_CASES || loans.length === MOST_CASES,
        ),
      },
    },
  };
}

const waitingIn = ({ loans }: Arm): number => loans.filter(({ isBad }) => isBad === null).length;

function inDollars({ champion, challenger, verdict }: ArmsCompared['amountCents']) {
  const dollars = (found: typeof champion) =>
    found && { mean: found.mean / 100, low: found.low / 100, high: found.high / 100 };
  return { champion: dollars(champion), challenger: dollars(challenger), verdict };
}

async function readChallenges({ db }: Work): Promise<Challenge[]> {
  const rows = await db
    .selectFrom('policy_challenges as c')
    .innerJoin('policies as p', 'p.version', 'c.version')
    .select(['c.version', 'p.challenges', 'c.share_percent', 'c.started_at', 'c.ended_at', 'c.ended_as'])
    .orderBy('c.version', 'desc')
    .limit(MOST_CHALLENGES)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    // A version that is tried is tried beside one: the row of the challenge comes after it.
    champion: row.challenges ?? 0,
    sharePercent: row.share_percent,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedAs: row.ended_as,
  }));
}

/**
 * The latest people of an arm and their first loans. Both are of the time while the challenge ran: an application that came later, on an offer
 * that still stood, counts in neither arm.
 */
async function readArm(
  { db, now }: Work,
  challenge: number,
  arm: Columns<'challenge_decisions', 'arm'>['arm'],
): Promise<Arm> {
  const people = await sql<Columns<'decisions', 'approved'> & { rate: number | null; amount: number | null }>`
    select bool_or(d.approved) as approved,
      (array_agg(d.rate_monthly_bps order by d.created_at, d.id) filter (where d.approved))[1] as rate,
      (array_agg(d.max_amount_cents order by d.created_at, d.id) filter (where d.approved))[1] as amount
    from challenge_decisions c join decisions d on d.id = c.decision_id
    where c.challenge = ${challenge} and c.arm = ${arm}
    group by d.account_id order by max(d.created_at) desc, d.account_id limit ${sql.lit(MOST_CASES)}`.execute(
    db,
  );
  const loans = await sql<
    Columns<'loans', 'amount_cents' | 'written_off_cents'> & { disbursed: Day; defaulted: Day | null }
  >`
    select * from (
      select distinct on (l.account_id) l.id, l.amount_cents, l.written_off_cents, l.disbursed_on as disbursed, l.defaulted_on as defaulted
      from challenge_decisions c join applications r on r.decision_id = c.decision_id join loans l on l.application_id = r.id
      where c.challenge = ${challenge} and c.arm = ${arm} and l.partner_id is null and ${payoutStands('l')}
      order by l.account_id, l.disbursed_on, l.id) f
    order by f.disbursed desc, f.id desc limit ${sql.lit(MOST_CASES)}`.execute(db);
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

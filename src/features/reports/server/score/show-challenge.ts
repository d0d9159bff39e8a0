// Champion and challenger side by side: by what each said of the people it was drawn for, and by what became of their loans.
import {
  type Arm,
  type ArmsCompared,
  compareArms,
} from '#features/decisions/rules/performance/compare-arms.ts';
import { readArm } from '#features/decisions/server/policy-desk/challenge/read-arm.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
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
    await readArm(work, { challenge: shown.version, arm: 'Champion', most: MOST_CASES }),
    await readArm(work, { challenge: shown.version, arm: 'Challenger', most: MOST_CASES }),
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
    // The row of a challenge names the version that it is tried against.
    champion: row.challenges ?? 0,
    sharePercent: row.share_percent,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedAs: row.ended_as,
  }));
}

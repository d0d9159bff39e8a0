// A person with the latest of everything that they earned, redeemed, joined and did; for themselves and for staff.

import { profileOf } from '#features/accounts/server/read-profile.ts';
import type { Happenings } from '#features/activity/server/in-words.ts';
import { latestActivities } from '#features/activity/server/own-activities.ts';
import { latestEntries } from '#features/seeds/server/own-entries.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { reportEndpoints } from '../contract.ts';

const MOST = 20;

/** Shows a profile. Refuses another's as not found, except for staff. */
export const showFullProfile =
  (happenings: Happenings) =>
  async (
    work: Work<Actor>,
    { params: { id } }: Received<typeof reportEndpoints, 'GET /api/accounts/full-profile/:id'>,
  ) => {
    if (id !== work.actor.id && !isStaff(work.actor)) return refuse('request.not_found');
    const { points: _balance, ...person } = await profileOf(work, id);
    const [points, acquisition, contestsJoined, activity] = await Promise.all([
      latestEntries(work, id, MOST),
      latestRedemptions(work, id),
      latestContests(work, id),
      latestActivities(work, happenings, id, MOST),
    ]);
    return { user: { ...person, points, acquisition, contestsJoined, activity } };
  };

async function latestRedemptions({ db }: Work, id: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('redemptions')
    .select(['prize_name', 'seeds', 'created_at'])
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    prize: { name: row.prize_name },
    created: row.created_at.toISOString(),
    pointSpent: row.seeds,
  }));
}

async function latestContests({ db }: Work, id: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('contest_participants as p')
    .innerJoin('contests as c', 'c.id', 'p.contest_id')
    .select(['c.id', 'c.name', 'c.created_at'])
    .where('p.account_id', '=', id)
    .orderBy('p.joined_at', 'desc')
    .orderBy('p.contest_id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    contest: { _id: row.id, name: row.name, created: row.created_at.toISOString() },
  }));
}

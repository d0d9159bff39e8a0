// For tests of contests: one in the state that a test needs, written as staff and the clock would leave it.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf, HOUR_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { someone } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import type { ContestCategory, DeskContest } from '../contract.ts';
import { joinWithin } from './join-contest.ts';

type Known = {
  name?: string;
  category?: ContestCategory;
  points?: number;
  maxWinners?: number;
  status?: 'Active' | 'Scheduled';
  /** Hours from now; negative for the past. */
  startsIn?: number;
  endsIn?: number;
  /** Off: the job that opens it has not run yet. */
  opened?: boolean;
  approval?: string | null;
};

/** An open contest with a prize of its own: begun an hour ago, ending in a day, unless said otherwise. */
export async function contest(
  { db }: Pick<Services, 'db'>,
  known: Known = {},
): Promise<{ id: IdOf<'contests'>; seed: string }> {
  const { startsIn = -1, endsIn = 24, opened = startsIn <= 0, approval = 'BGLC 12/2026' } = known;
  const now = Date.now();
  const id = newId<'contests'>();
  const prizeId = newId<'prizes'>();
  await db
    .insertInto('prizes')
    .values({
      id: prizeId,
      name: 'School bag',
      description: 'A bag',
      type: 'Prize',
      value_cents: cents(6_500_00),
      point_required: 0,
      created_at: new Date(now),
    })
    .execute();
  const seed = createHash('sha256').update(id).digest('hex');
  await db
    .insertInto('contests')
    .values({
      id,
      name: known.name ?? 'Back to school',
      description: 'A school bag, Books for a year',
      category: known.category ?? 'Spin wheel',
      prize_id: prizeId,
      starts_at: new Date(now + startsIn * HOUR_MS),
      ends_at: new Date(now + endsIn * HOUR_MS),
      max_winners: known.maxWinners ?? 2,
      status: known.status ?? 'Active',
      points: known.points ?? 25,
      approval_number: approval,
      rules: approval && 'One ticket each.',
      claim_days: 30,
      commitment: opened ? createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') : null,
      opened_at: opened ? new Date(now + startsIn * HOUR_MS) : null,
      created_at: new Date(now),
    })
    .execute();
  if (opened) await db.insertInto('contest_secrets').values({ contest_id: id, seed }).execute();
  return { id, seed };
}

/** Moves the end of a contest into the past, so that it is due: what the database keeps from whoever serves, its owner may do. */
export const ended = ({ owner }: { owner: Db }, id: IdOf<'contests'>): Promise<void> =>
  owner.transaction().execute(async (owner) => {
    await sql`set local session_replication_role = replica`.execute(owner);
    await owner
      .updateTable('contests')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
  });

/** A contest that this person joined and that has ended since, in one transaction: no clock comes between. It is still to be drawn. */
export const endedContest = (services: Services, person: Actor): Promise<IdOf<'contests'>> =>
  workAs(services, person, new Date(Date.now() - 1.5 * HOUR_MS)).transaction(async (work) => {
    const { id } = await contest(work, { points: 0, startsIn: -2, endsIn: -1 });
    await joinWithin(work, id);
    return id;
  });

/** The terms of a contest as the form for changing them sends them where nobody has touched it, but for the reason. */
export const termsAsTheyStand = (now: DeskContest) => ({
  ...{ version: now.version, description: now.description, prize: now.prize._id, points: now.points },
  ...{ maxWinners: now.maxWinners, category: now.category, approvalNumber: now.approvalNumber },
  ...{ rules: now.rules, claimDays: now.claimDays, endDate: dayOf(new Date(now.endDate)) },
});

/** A change of an open contest, of its claim period unless said otherwise, which waits for a second person; asked for by an admin unless somebody is named. */
export async function contestRequest(
  services: Services,
  known: { contestId?: IdOf<'contests'>; askedBy?: IdOf<'accounts'>; before?: object; after?: object } = {},
): Promise<IdOf<'contest_requests'>> {
  const { before = { claim_days: 30 }, after = { claim_days: 60 } } = known;
  const contestId = known.contestId ?? (await contest(services)).id;
  const askedBy = known.askedBy ?? (await someone(services, { userType: 'Admin' })).id;
  const id = newId<'contest_requests'>();
  await services.db
    .insertInto('contest_requests')
    .values({
      ...{
        id,
        contest_id: contestId,
        reason: 'The prizes come later',
        asked_by: askedBy,
        asked_at: new Date(),
      },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
    })
    .execute();
  return id;
}

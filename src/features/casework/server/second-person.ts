// Refuses whoever is one hand with those who asked, where a second person is asked for, and says beforehand who that is.
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { type Hand, secondPersonFrom } from '../rules/second-person.ts';
import { oneHandWith, stillBinds } from '../rules-in-sql/second-person.ts';
import { caseworkRefusals } from '../texts/staff-refusals.ts';
import { secondPersonTexts as texts } from '../texts/staff-second-person.ts';

/**
 * Refuses an actor who is one hand with any of those who asked. Call it within the transaction in which the actor
 * confirms. That nobody confirms their own request is checked elsewhere.
 */
export async function refuseOneHand(work: Work<Actor>, askers: readonly IdOf<'accounts'>[]): Promise<void> {
  const hands = await handsBehind(work, sql`${[work.actor.id, ...askers]}::uuid[]`);
  const moments = askers
    .filter((asker) => asker !== work.actor.id)
    .flatMap((asker) => secondPersonFrom(hands, work.actor.id, asker) ?? []);
  if (moments.length === 0) return;
  const last = new Date(Math.max(...moments.map(Number)));
  refuse(caseworkRefusals['second_person.one_hand'], { message: texts.oneHand(showMoment(last)) });
}

/** Everybody for whom the caller is no second person, and until when: of these a screen offers nothing to confirm. */
export async function listOneHand(work: Work<Actor>) {
  const { actor, now } = work;
  const hands = await handsBehind(work, oneHandWith(actor.id, now));
  const people = [...new Set(hands.map(({ person }) => person))].filter((person) => person !== actor.id);
  return {
    people: people.flatMap((person) => {
      const from = secondPersonFrom(hands, actor.id, person);
      return from ? [{ _id: person, until: from.toISOString() }] : [];
    }),
  };
}

/** Who added each of `people` (an array of ids) to the staff, directly or through others, within the days for which that binds. */
async function handsBehind({ db, now }: Work, people: RawBuilder<unknown>): Promise<Hand[]> {
  const { rows } = await sql<Hand>`
    with recursive behind (person, hand, since) as (
      select distinct id, id, null::timestamptz from unnest(${people}) id
      union
      select b.person, s.added_by, least(b.since, s.added_at) from behind b join staff_additions s on s.account_id = b.hand
      where ${stillBinds(now)}
    )
    select person, hand, since from behind`.execute(db);
  return rows;
}

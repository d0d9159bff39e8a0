// Refuses whoever is one hand with those who asked, where a second person is asked for.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { type Hand, ONE_HAND_DAYS, secondPersonFrom } from '../rules/second-person.ts';
import { caseworkRefusals } from '../texts/staff-refusals.ts';
import { secondPersonTexts as texts } from '../texts/staff-second-person.ts';

/** Within the transaction in which the actor confirms what each of these others asked for. That nobody confirms their own is asked before. */
export async function refuseOneHand(work: Work<Actor>, askers: readonly IdOf<'accounts'>[]): Promise<void> {
  const hands = await handsBehind(work, [work.actor.id, ...askers]);
  const moments = askers
    .filter((asker) => asker !== work.actor.id)
    .flatMap((asker) => secondPersonFrom(hands, work.actor.id, asker) ?? []);
  if (moments.length === 0) return;
  const last = new Date(Math.max(...moments.map(Number)));
  refuse(caseworkRefusals['second_person.one_hand'], { message: texts.oneHand(showMoment(last)) });
}

async function handsBehind({ db, now }: Work, people: readonly IdOf<'accounts'>[]): Promise<Hand[]> {
  const { rows } = await sql<Hand>`
    with recursive behind (person, hand, since) as (
      select id, id, null::timestamptz from unnest(${[...new Set(people)]}::uuid[]) id
      union
      select b.person, s.added_by, least(b.since, s.added_at) from behind b join staff_additions s on s.account_id = b.hand
      where s.added_at > ${now}::timestamptz - make_interval(hours => ${ONE_HAND_DAYS * 24})
    )
    select person, hand, since from behind`.execute(db);
  return rows;
}

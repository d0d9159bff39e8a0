// Second looks that wait for another officer than the first, and disagreements that wait for a third person, as queues of the staff.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import { secondLookTexts as texts } from '../../texts/staff-second-looks.ts';
import { LOOKS, PERSON } from './lock-look.ts';

export const secondLookQueue: QueueSource = {
  queue: 'SecondLooks',
  table: 'second_looks',
  // The officer who gave the first verdict does not see the second look; admins, who lead, count all of them, also of their own verdicts.
  waiting: (officer, now) => ({
    rows: sql`from ${LOOKS}
      where s.second_by is null and s.ready_at <= ${now} and ${isAdmin(officer) ? sql`true` : sql`s.first_by <> ${officer.id}`}`,
    id: sql`s.id`,
    entered: sql`s.ready_at`,
    // Whose application it is would lead to the verdict.
    personId: sql`case when s.application_id is null then ${PERSON} end`,
    about: sql`case when s.application_id is null then ${texts.visitor} else ${texts.unnamed} end`,
    mayHave: (officerId) =>
      sql`s.first_by <> ${officerId} and exists (select from accounts officer where officer.id = ${officerId} and officer.user_type = 'Moderator')`,
  }),
  decided: {
    rows: sql`from ${LOOKS} where s.decided_at is not null`,
    id: sql`s.id`,
    entered: sql`s.ready_at`,
    at: sql`s.decided_at`,
    by: sql`s.second_by`,
    personId: PERSON,
    verdict: sql`s.second_verdict`,
  },
};

const isGivenTo = ({ id }: Actor) =>
  sql`exists (select from entry_owners mine where mine.queue = 'Disagreements' and mine.entry_id = s.id and mine.owner_id = ${id})`;

export const disagreementQueue: QueueSource = {
  queue: 'Disagreements',
  table: 'second_looks',
  // The officer who was disagreed with does not see the disagreement; admins do, and the officer to whom an admin gave it.
  waiting: (officer) => ({
    rows: sql`from ${LOOKS}
      where s.second_verdict <> s.first_verdict and s.judged_at is null and ${isAdmin(officer) ? sql`true` : isGivenTo(officer)}`,
    id: sql`s.id`,
    entered: sql`s.decided_at`,
    personId: PERSON,
    about: sql`${texts.visitor}::text`,
    mayHave: (officerId) => sql`${officerId} not in (s.first_by, s.second_by)`,
  }),
  decided: {
    rows: sql`from ${LOOKS} where s.judged_at is not null`,
    id: sql`s.id`,
    entered: sql`s.decided_at`,
    at: sql`s.judged_at`,
    by: sql`s.judged_by`,
    personId: PERSON,
    verdict: sql`s.finding`,
  },
};

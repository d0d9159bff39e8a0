// Writes a submission with everything that it causes – seeds, activities, audit, live events – in one round trip.

import { sql } from 'kysely';
import { asJson, detailsOf, eventIn } from '#features/activity/server/happened-in-statement.ts';
import type { FormAnswers } from '#features/forms/contract.ts';
import type { Section } from '#features/information/contract.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { grantIn } from '#features/seeds/server/moved-in-statement.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { informationSubmitted } from './happenings.ts';

/** `points`: the seeds that it gave, 0 where the section had given them before (a reopened section gives none again). */
export type Recorded = Columns<'submissions', 'id'> & { points: number };

type Submission = {
  section: Section;
  answers: FormAnswers;
  /** Given, it is written only while the sections are still those of this revision. */
  revision?: number;
};

/** Null when this person has a standing submission of the section already, or the revision is not the present one. */
export async function recordSubmission(
  work: Work<Actor>,
  { section, answers, revision }: Submission,
): Promise<Recorded | null> {
  const { id: account } = work.actor;
  const id = newId(work.now.getTime());
  const facts = { subjectId: id, accountId: account, section: section.name };
  const event = eventIn(work, informationSubmitted, facts);
  const submitted = detailsOf(informationSubmitted, facts);
  const earned = detailsOf(seedsEarned, {
    accountId: account,
    seeds: section.points,
    reason: section.name,
  });
  const { rows } = await sql<Recorded>`
    with submission as (
      insert into submissions (id, account_id, information_schema_id, audience, form_version_id, answers, status, created_at, changed_at)
      select ${id}, ${account}, ${section._id}, ${section.for}, ${section.version}, ${JSON.stringify(answers)}, 'Submitted', ${work.now}, ${work.now}
      from section_catalogue where ${revision === undefined ? sql`true` : sql`revision = ${revision}`}
      on conflict (account_id, information_schema_id) where reopened_at is null do nothing
      returning id, account_id, created_at
    ), transfer as (
      ${grantIn(work, sql`submission`, { cause: `section:${account}:${section._id}`, seeds: section.points, reason: section.name })}
    ), activity as (
      ${event.activities(
        event.activity(informationSubmitted, sql`submission`, submitted),
        event.activity(seedsEarned, sql`transfer`, earned),
      )}
    ), trail as (
      ${event.entry(sql`submission`, asJson({ section: section.sId, version: section.version }))}
    )
    select id, coalesce((select seeds from transfer), 0) as points from submission`.execute(work.db);
  const [recorded] = rows;
  if (!recorded) return null;
  event.wake();
  return recorded;
}

// Writes a submission with everything that it causes – seeds, activities, audit, live events – in one round trip.

import { type RawBuilder, sql } from 'kysely';
import { asJson, detailsOf, eventIn } from '#features/activity/server/happened-in-statement.ts';
import type { FormAnswers } from '#features/forms/contract.ts';
import type { Section } from '#features/information/contract.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { grantIn } from '#features/seeds/server/moved-in-statement.ts';
import type { Parts, Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { informationTexts } from '#texts/information.ts';
import { informationSubmitted } from './happenings.ts';
import { holdSubmission } from './sealed/sealed-answers.ts';

type Submission = { section: Section; answers: FormAnswers };

/** `points`: the seeds that it gave, 0 where the section had given them before (a reopened section gives none again). */
export type Submitted = { message: string; _id: IdOf<'submissions'>; points: number };

/** Null when this person has a standing submission of the section already. */
export async function recordSubmission(work: Work<Actor>, submission: Submission): Promise<Submitted | null> {
  const { statement, notify } = await writeOf(work, submission, sql`true`);
  const { rows } = await statement().execute(work.db);
  if (rows[0]) notify();
  return rows[0]?.reply ?? null;
}

/** The same as a whole: one statement that commits by itself. It is written only while the sections are still those of the revision. */
export async function submitAtOnce(
  work: Work<Actor>,
  submission: Submission,
  revision: number,
): Promise<Submitted | null> {
  const { statement, notify } = await writeOf(work, submission, sql`revision = ${revision}`);
  const submitted = await work.statement(statement);
  if (submitted) notify();
  return submitted;
}

async function writeOf(work: Work<Actor>, { section, answers }: Submission, condition: RawBuilder<unknown>) {
  const { id: account } = work.actor;
  const id = newId(work.now.getTime());
  const held = await holdSubmission(work.services, { id, fields: section.fields, answers });
  const facts = { subjectId: id, accountId: account, section: section.name };
  const event = eventIn(work, informationSubmitted, facts);
  const submitted = detailsOf(informationSubmitted, facts);
  const earned = detailsOf(seedsEarned, {
    accountId: account,
    seeds: section.points,
    reason: section.name,
  });
  const statement = (parts?: Parts) => sql<{ reply: Submitted }>`
    with submission as (
      insert into submissions (id, account_id, information_schema_id, audience, form_version_id, answers, sealed, sealed_with, trn_ends, status, created_at, changed_at)
      select ${id}, ${account}, ${section._id}, ${section.for}, ${section.version}, ${JSON.stringify(held.answers)},
        ${held.sealed && JSON.stringify(held.sealed)}, ${held.sealedWith}, ${held.trnEnds}, 'Submitted', ${work.now}, ${work.now}
      from section_catalogue where ${condition} and ${parts?.stands ?? sql`true`}
      on conflict (account_id, information_schema_id) where reopened_at is null do nothing
      returning id, account_id, created_at
    ), transfer as (
      ${grantIn(work, sql`submission`, { cause: `section:${account}:${section._id}`, seeds: section.points, reason: section.name })}
    ), activity as (
      ${event.activities(
        event.activity(informationSubmitted, sql`submission`, submitted),
        event.activity(seedsEarned, sql`transfer`, earned),
      )}
    ), audit as (
      ${event.entry(sql`submission`, asJson({ section: section.sId, version: section.version }))}
    ), told as (
      select jsonb_build_object('message', ${informationTexts.submitted}::text, '_id', id, 'points', coalesce((select seeds from transfer), 0)) as reply
      from submission
    ), kept as (
      ${parts?.kept(sql`told`, sql`reply`) ?? sql`select 1`}
    )
    select reply from told`;
  return { statement, notify: event.notify };
}

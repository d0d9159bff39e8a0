// Writes a submission with everything that it causes – seeds, activities, audit, live events – in one round trip.

import { sql } from 'kysely';
import { detailsOf, eventIn, notifyOf } from '#features/activity/server/happened-in-statement.ts';
import type { FormAnswers } from '#features/forms/contract.ts';
import type { Section } from '#features/information/contract.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { grantIn } from '#features/seeds/server/moved-in-statement.ts';
import { compiledWrite } from '#platform/server/database/statements/compiled-write.ts';
import type { Work } from '#platform/server/work.ts';
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
  const { values, notify } = await valuesOf(work, submission, null);
  const submitted = await write(work.db, work, values);
  if (submitted) notify();
  return submitted;
}

/** The whole submission as one statement that commits by itself. It writes only while the sections are still those of the given revision. */
export async function submitAtOnce(
  work: Work<Actor>,
  submission: Submission,
  revision: number,
): Promise<Submitted | null> {
  const { values, notify } = await valuesOf(work, submission, revision);
  const submitted = await work.statement(write, values);
  if (submitted) notify();
  return submitted;
}

/** The bells and what the audit log keeps are JSON; of the sections the revision, where it must still stand. */
type Values = {
  id: string;
  account: string;
  section: string;
  audience: string;
  form: string;
  answers: string;
  sealed: string | null;
  sealedWith: string | null;
  trnEnds: string[] | null;
  revision: number | null;
  points: number;
  name: string;
  submitted: string;
  earned: string;
  after: string;
};

async function valuesOf(work: Work<Actor>, { section, answers }: Submission, revision: number | null) {
  const { id: account } = work.actor;
  const id = newId(work.now.getTime());
  const held = await holdSubmission(work.services, { id, fields: section.fields, answers });
  const facts = { subjectId: id, accountId: account, section: section.name };
  const values: Values = {
    ...{ id, account, section: section._id, audience: section.for, form: section.version, revision },
    answers: JSON.stringify(held.answers),
    sealed: held.sealed && JSON.stringify(held.sealed),
    ...{ sealedWith: held.sealedWith, trnEnds: held.trnEnds, points: section.points, name: section.name },
    submitted: detailsOf(informationSubmitted, facts),
    earned: detailsOf(seedsEarned, { accountId: account, seeds: section.points, reason: section.name }),
    after: JSON.stringify({ section: section.sId, version: section.version }),
  };
  return { values, notify: () => notifyOf(work, informationSubmitted, facts) };
}

const write = compiledWrite<Submitted, Values>(
  [
    ...([
      'id',
      'account',
      'section',
      'audience',
      'form',
      'answers',
      'sealed',
      'sealedWith',
      'trnEnds',
    ] as const),
    ...(['revision', 'points', 'name', 'submitted', 'earned', 'after'] as const),
  ],
  ({ id, account, section, revision, points, ...of }, moment, { stands, storedReply }) => {
    const event = eventIn(moment, informationSubmitted, { subjectId: id, accountId: account });
    return sql<{ reply: Submitted }>`
    with submission as (
      insert into submissions (id, account_id, information_schema_id, audience, form_version_id, answers, sealed, sealed_with, trn_ends, status, created_at, changed_at)
      select ${id}::uuid, ${account}::uuid, ${section}::uuid, ${of.audience}::text, ${of.form}::uuid, ${of.answers}::jsonb, ${of.sealed}::jsonb,
        ${of.sealedWith}::text, ${of.trnEnds}::text[], 'Submitted', ${moment.now}::timestamptz, ${moment.now}::timestamptz
      from section_catalogue where (${revision}::bigint is null or revision = ${revision}::bigint) and ${stands}
      on conflict (account_id, information_schema_id) where reopened_at is null do nothing
      returning id, account_id, created_at
    ), transfer as (
      ${grantIn(moment, sql`submission`, { cause: sql`'section:' || ${account}::text || ':' || ${section}::text`, seeds: points, reason: of.name })}
    ), activity as (
      ${event.activities(
        event.activity(informationSubmitted, sql`submission`, sql`${of.submitted}::jsonb`),
        event.activity(seedsEarned, sql`transfer`, sql`${of.earned}::jsonb`),
      )}
    ), audit as (
      ${event.entry(sql`submission`, sql`${of.after}::jsonb`)}
    ), answer as (
      select jsonb_build_object('message', ${sql.lit(informationTexts.submitted)}, '_id', id, 'points', coalesce((select seeds from transfer), 0)) as reply
      from submission
    ), kept as (
      ${storedReply(sql`answer`, sql`reply`)}
    )
    select reply from answer`;
  },
);

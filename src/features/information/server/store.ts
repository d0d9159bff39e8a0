// Submissions read with what they answered and what became of their documents; shared by the calls that show them.

import type { FormAnswers } from '#features/forms/contract.ts';
import {
  audience,
  type Person,
  type SubmissionDetail,
  type SubmissionRecord,
  storedFields,
} from '#features/information/contract.ts';
import { visibleStatus } from '#platform/server/database/withheld.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { answersOpener } from './sealed/sealed-answers.ts';

/** Standing submissions: those that were reopened since are left out. */
const standing = (work: Work) =>
  work.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .innerJoin('form_versions as f', 'f.id', 's.form_version_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('verifications')
          .select(['id as verification_id', 'rejection_reason'])
          .whereRef('submission_id', '=', 's.id')
          .orderBy('attempt', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(visibleStatus(work.actor, 's').as('status'))
    .select(['s.id', 's.audience', 's.answers', 's.sealed', 's.created_at', 's.account_id'])
    .select(['i.id as section_id', 'i.s_id', 'i.name', 'i.tags', 'f.title', 'f.description', 'f.fields'])
    .select(['a.first_name', 'a.last_name', 'a.email', 'v.verification_id', 'v.rejection_reason'])
    .where('s.reopened_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number];

/** One person's submissions, of one audience or of both, in the order of the sections. */
export async function submissionsOf(
  work: Work,
  accountId: IdOf<'accounts'>,
  only?: SubmissionRecord['for'],
): Promise<SubmissionRecord[]> {
  const rows = await standing(work)
    .where('s.account_id', '=', accountId)
    .$if(only !== undefined, (query) => query.where('s.audience', '=', only ?? ''))
    .orderBy('i.position')
    .execute();
  const open = await answersOpener(work.services, 'submissions');
  return rows.map((row) => recordOf(row, open(row)));
}

export async function submissionDetail(
  work: Work,
  id: IdOf<'submissions'>,
): Promise<SubmissionDetail | undefined> {
  const row = await standing(work)
    .leftJoin('progress as p', (join) =>
      join.onRef('p.account_id', '=', 's.account_id').onRef('p.audience', '=', 's.audience'),
    )
    .select('p.submitted')
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const open = await answersOpener(work.services, 'submissions');
  return {
    ...recordOf(row, open(row)),
    user: personOf({ ...row, id: row.account_id }),
    submittedInformationCount: row.submitted ?? 0,
    verificationId: row.verification_id,
  };
}

function recordOf(row: Row, data: FormAnswers): SubmissionRecord {
  return {
    _id: row.id,
    status: row.status,
    for: audience.parse(row.audience),
    created: row.created_at.toISOString(),
    data,
    informationSchema: {
      _id: row.section_id,
      sId: row.s_id,
      name: row.name,
      title: row.title,
      description: row.description,
      for: audience.parse(row.audience),
      tags: row.tags,
      fields: storedFields.parse(row.fields),
    },
    rejectionReason: row.status === 'Rejected' ? row.rejection_reason : null,
  };
}

type Named = { id: string; first_name: string; last_name: string; email: string };

export const personOf = ({ id, first_name, last_name, email }: Named): Person => ({
  _id: id,
  fullName: `${first_name} ${last_name}`,
  email,
});

/** Reads a person. Refuses when there is no such account. */
export async function findPerson(work: Work, id: IdOf<'accounts'>): Promise<Person> {
  const row = await work.db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? personOf(row) : refuse('request.not_found');
}

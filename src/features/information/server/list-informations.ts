// The sections of a person's model, each with what that person submitted: one round trip, the texts from memory.

import { sql } from 'kysely';
import type { FormAnswers } from '#features/forms/contract.ts';
import type { InformationItem, Section } from '#features/information/contract.ts';
import { isFor } from '#features/information/rules/may-submit.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { catalogueAt } from './catalogue.ts';

export async function listInformations(work: Work<Actor>): Promise<InformationItem[]> {
  const { revision, submissions } = await readMine(work);
  const { sections } = await catalogueAt(work, revision);
  const own = isStaff(work.actor)
    ? sections
    : sections.filter((section) => isFor(section, work.actor.infoStatus));
  const earlier: FormAnswers = Object.assign({}, ...submissions.map(({ answers }) => answers));
  return own.map((section) => itemOf(section, submissions, earlier));
}

export async function showInformation(
  work: Work<Actor>,
  { params }: { params: { id: string } },
): Promise<InformationItem> {
  const items = await listInformations(work);
  return items.find(({ _id, sId }) => _id === params.id || sId === params.id) ?? refuse('request.not_found');
}

type Mine = {
  id: string;
  section: string;
  status: NonNullable<InformationItem['userStatus']>;
  answers: FormAnswers;
  documents: InformationItem['submittedVerification'];
};

/** The person's standing submissions, oldest first, each with its latest documents, and the sections' revision. */
async function readMine(work: Work<Actor>): Promise<{ revision: number; submissions: Mine[] }> {
  const { rows } = await sql<{ revision: number; submissions: Mine[] | null }>`
    select c.revision, (
      select json_agg(json_build_object('id', s.id, 'section', s.information_schema_id, 'status', s.status, 'answers', s.answers,
        'documents', (
          select json_build_object('status', v.status, 'rejectionReason', v.rejection_reason, 'data', v.answers)
          from verifications v where v.submission_id = s.id order by v.attempt desc limit 1)
      ) order by s.created_at)
      from submissions s where s.account_id = ${work.actor.id} and s.reopened_at is null
    ) as submissions
    from section_catalogue c`.execute(work.db);
  return { revision: rows[0]?.revision ?? 0, submissions: rows[0]?.submissions ?? [] };
}

function itemOf(section: Section, submissions: readonly Mine[], earlier: FormAnswers): InformationItem {
  const mine = submissions.find((each) => each.section === section._id);
  return {
    ...section,
    userStatus: mine?.status ?? null,
    submittedInfo: mine ? { _id: mine.id, data: mine.answers } : null,
    submittedVerification: mine?.documents ?? null,
    earlierAnswers: mine ? {} : answersUnder(section, earlier),
  };
}

function answersUnder({ fields }: Section, earlier: FormAnswers): FormAnswers {
  const found: FormAnswers = {};
  for (const { name } of fields) {
    const answer = earlier[name];
    if (answer !== undefined) found[name] = answer;
  }
  return found;
}

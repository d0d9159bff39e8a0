// The sections of a person's model, each with what that person submitted: one round trip, the texts from memory.

import { sql } from 'kysely';
import type { FormAnswers } from '#features/forms/contract.ts';
import type { InformationItem, Section } from '#features/information/contract.ts';
import { type AccountFacts, answersFromAccount } from '#features/information/rules/answers-from-account.ts';
import { isFor } from '#features/information/rules/may-submit.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import { catalogueAt } from './catalogue.ts';

export const listInformations = (work: Work<Actor>): Promise<InformationItem[]> =>
  itemsOf(work, (section) => isStaff(work.actor) || isFor(section, work.actor.infoStatus));

export async function showInformation(
  work: Work<Actor>,
  { params }: { params: { id: string } },
): Promise<InformationItem> {
  const isAsked = ({ _id, sId }: Section) => _id === params.id || sId === params.id;
  const [item] = await itemsOf(work, isAsked);
  const mayLook = item && (item.submittedInfo || isStaff(work.actor) || isFor(item, work.actor.infoStatus));
  return mayLook ? item : refuse('request.not_found');
}

async function itemsOf(work: Work<Actor>, wanted: (section: Section) => boolean): Promise<InformationItem[]> {
  const { revision, account, submissions } = await readMine(work);
  const { sections } = await catalogueAt(work, revision);
  const told = isStaff(work.actor) ? {} : answersFromAccount(account, dayOf(work.now));
  const earlier: FormAnswers = Object.assign(told, ...submissions.map(({ answers }) => answers));
  const standing = submissions.filter(({ stands }) => stands);
  return sections.filter(wanted).map((section) => itemOf(section, standing, earlier));
}

type Mine = {
  id: string;
  section: string;
  /** Not reopened since. */
  stands: boolean;
  status: NonNullable<InformationItem['userStatus']>;
  answers: FormAnswers;
  documents: InformationItem['submittedVerification'];
};

type Read = { revision: number; account: AccountFacts; submissions: Mine[] };

/** What the person told at sign-up; their submissions, oldest first, those that stand with their latest documents; the sections' revision. */
async function readMine(work: Work<Actor>): Promise<Read> {
  const { rows } = await sql<
    Columns<'section_catalogue', 'revision'> &
      Columns<'accounts', 'first_name' | 'last_name' | 'phone'> & { submissions: Mine[] | null }
  >`
    select c.revision, a.first_name, a.last_name, a.phone, (
      select json_agg(mine.submission order by mine.created_at) from (
        select s.created_at, json_build_object('id', s.id, 'section', s.information_schema_id, 'stands', true,
          'status', s.status, 'answers', s.answers, 'documents', (
            select json_build_object('status', v.status, 'rejectionReason', v.rejection_reason, 'data', v.answers)
            from verifications v where v.submission_id = s.id order by v.attempt desc limit 1)) as submission
        from submissions s where s.account_id = ${work.actor.id} and s.reopened_at is null
        union all
        select s.created_at, json_build_object('id', s.id, 'section', s.information_schema_id, 'stands', false,
          'status', s.status, 'answers', s.answers, 'documents', null)
        from submissions s where s.account_id = ${work.actor.id} and s.reopened_at is not null
      ) mine
    ) as submissions
    from section_catalogue c cross join accounts a where a.id = ${work.actor.id}`.execute(work.db);
  const [found] = rows;
  if (!found) return refuse('request.not_found');
  const { revision, submissions, ...account } = found;
  return { revision, account, submissions: submissions ?? [] };
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

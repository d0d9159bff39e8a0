// The sections of a person's model, each with what that person submitted: one round trip, the texts from memory.

import { sql } from 'kysely';
import type { FormAnswers } from '#features/forms/contract.ts';
import type {
  InformationItem,
  informationEndpoints,
  OwnSections,
  Section,
} from '#features/information/contract.ts';
import { type AccountFacts, answersFromAccount } from '#features/information/rules/answers-from-account.ts';
import { audienceOf } from '#features/information/rules/audience.ts';
import { isAskedBesides, isAskedOf, isFor } from '#features/information/rules/may-submit.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { TAKES_CONDITION } from '#platform/server/database/statements/on-condition.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import { catalogueAt, freshCatalogue } from './catalogue.ts';
import { answersOpener } from './sealed/sealed-answers.ts';

export const listInformations = (work: Work<Actor>): Promise<InformationItem[]> =>
  itemsOf(work, (section) => isStaff(work.actor) || isFor(section, work.actor.infoStatus));

export async function showInformation(
  work: Work<Actor>,
  { params }: Received<typeof informationEndpoints, 'GET /api/informations/:id'>,
): Promise<InformationItem> {
  const isAsked = ({ _id, sId }: Section) => _id === params.id || sId === params.id;
  const [item] = await itemsOf(work, isAsked);
  const mayLook =
    item && (item.submittedInfo || isStaff(work.actor) || isAskedOf(item, work.actor.infoStatus));
  return mayLook ? item : refuse('request.not_found');
}

/** The part of each section that is the borrower's own; the rest is the same for everybody and has its own address. */
export async function listOwnSections(work: Work<Actor>): Promise<OwnSections> {
  const { revision, sections, toOwner } = await read(work);
  const { infoStatus } = work.actor;
  const own = sections.filter((section) => isFor(section, infoStatus));
  const besides = sections
    .filter((section) => isAskedBesides(section, infoStatus))
    .map((section) => ({ _id: section._id, ...toOwner(section) }))
    .filter(({ userStatus }) => userStatus !== 'Verified');
  return {
    forms: { for: audienceOf(infoStatus), revision },
    sections: own.map((section) => ({ _id: section._id, ...toOwner(section) })),
    besides: besides.length > 0 ? { forms: { for: 'PreQualUser', revision }, sections: besides } : null,
  };
}

export async function showForms(
  work: Work,
  { query }: Received<typeof informationEndpoints, 'GET /api/informations/forms'>,
): Promise<Section[]> {
  const { revision, sections } = await freshCatalogue(work);
  if (revision !== query.revision) return refuse('request.not_found');
  return sections.filter((section) => section.for === query.for);
}

async function itemsOf(work: Work<Actor>, wanted: (section: Section) => boolean): Promise<InformationItem[]> {
  const { sections, toOwner } = await read(work);
  return sections.filter(wanted).map((section) => ({ ...section, ...toOwner(section) }));
}

/** Reads the sections as they are now, with what each is to the caller. */
async function read(work: Work<Actor>) {
  const { account, submissions, ...mine } = await readMine(work);
  const { revision, sections } = await catalogueAt(work, mine.revision);
  const fromAccount = isStaff(work.actor) ? {} : answersFromAccount(account, dayOf(work.now));
  const earlier: FormAnswers = Object.assign(fromAccount, ...submissions.map(({ answers }) => answers));
  const standing = submissions.filter(({ stands }) => stands);
  return { revision, sections, toOwner: (section: Section) => toOwnerOf(section, standing, earlier) };
}

type Documents = NonNullable<InformationItem['submittedVerification']>;

type Mine = {
  id: string;
  section: string;
  /** Whether the submission was not reopened since. */
  stands: boolean;
  status: NonNullable<InformationItem['userStatus']>;
  answers: FormAnswers;
  documents: Documents | null;
};

type MineHeld = Omit<Mine, 'answers' | 'documents'> & {
  answers: object;
  sealed: object | null;
  documents:
    | (Omit<Documents, 'data'> & {
        id: string;
        answers: object;
        sealed: object | null;
      })
    | null;
};

type Read = { revision: number; account: AccountFacts; submissions: Mine[] };

/** What the person answered at sign-up; their submissions, oldest first, those that stand with their latest documents; the sections' revision. */
async function readMine(work: Work<Actor>): Promise<Read> {
  const { rows } = await sql<
    Columns<'section_catalogue', 'revision'> &
      Columns<'accounts', 'first_name' | 'last_name' | 'phone'> & { submissions: MineHeld[] | null }
  >`
    select c.revision, a.first_name, a.last_name, a.phone, (
      select json_agg(mine.submission order by mine.created_at) from (
        select s.created_at, json_build_object('id', s.id, 'section', s.information_schema_id, 'stands', true,
          'status', s.status, 'answers', s.answers, 'sealed', s.sealed, 'documents', (
            select json_build_object('id', v.id, 'status', v.status, 'rejectionReason', v.rejection_reason,
              'decidedAt', v.decided_at, 'answers', v.answers, 'sealed', v.sealed)
            from verifications v where v.submission_id = s.id order by v.attempt desc limit 1)) as submission
        from submissions s where s.account_id = ${work.actor.id} and s.reopened_at is null
        union all
        select s.created_at, json_build_object('id', s.id, 'section', s.information_schema_id, 'stands', false,
          'status', s.status, 'answers', s.answers, 'sealed', s.sealed, 'documents', null)
        from submissions s where s.account_id = ${work.actor.id} and s.reopened_at is not null
      ) mine
    ) as submissions
    from section_catalogue c cross join accounts a where a.id = ${work.actor.id} ${TAKES_CONDITION}`.execute(
    work.db,
  );
  const [found] = rows;
  if (!found) return refuse('request.not_found');
  const { revision, submissions, ...account } = found;
  const [open, openDocuments] = await Promise.all([
    answersOpener(work.services, 'submissions'),
    answersOpener(work.services, 'verifications'),
  ]);
  return {
    revision,
    account,
    submissions: (submissions ?? []).map(({ sealed, documents, ...held }) => ({
      ...held,
      answers: open({ ...held, sealed }),
      documents: documents && {
        status: documents.status,
        rejectionReason: documents.rejectionReason,
        decidedAt: documents.decidedAt,
        data: openDocuments(documents),
      },
    })),
  };
}

function toOwnerOf(
  section: Section,
  submissions: readonly Mine[],
  earlier: FormAnswers,
): Omit<OwnSections['sections'][number], '_id'> {
  const mine = submissions.find((each) => each.section === section._id);
  return {
    userStatus: mine?.status ?? null,
    submittedInfo: mine ? { _id: mine.id, data: mine.answers } : null,
    submittedVerification: mine?.documents ? withMoment(mine.documents) : null,
    earlierAnswers: mine ? {} : answersUnder(section, earlier),
  };
}

/** The database writes a moment into JSON differently from the wire, so it is parsed here. */
const withMoment = ({ decidedAt, ...documents }: Documents): Documents => ({
  ...documents,
  decidedAt: decidedAt && new Date(decidedAt).toISOString(),
});

function answersUnder({ fields }: Section, earlier: FormAnswers): FormAnswers {
  const found: FormAnswers = {};
  for (const { name } of fields) {
    const answer = earlier[name];
    if (answer !== undefined) found[name] = answer;
  }
  return found;
}

// W2 and W3 as bare handlers: one's sections with what one submitted, and submitting one. The sections' texts are in memory,
// under the revision that the same statement reads.
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import type { Section } from '#features/information/contract.ts';
import { type AccountFacts, answersFromAccount } from '#features/information/rules/answers-from-account.ts';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { informationTexts } from '#texts/information.ts';
import type { Ask } from './bare.ts';
import { hashOf, ME, rowFor } from './bare-session.ts';
import { type HeldRow, openedIn } from './data-keys.ts';

const SECTIONS = `
  select c.revision, (
    select json_agg(json_build_object('_id', i.id, 'sId', i.s_id, 'name', i.name, 'title', f.title, 'description', f.description,
      'tags', i.tags, 'points', i.points, 'status', i.status, 'isHidden', i.is_hidden, 'disablePossible', i.disable_possible, 'for', i.audience,
      'startDate', i.start_date, 'version', f.id, 'fields', f.fields, 'verificationSchema', json_build_object('_id', v.id, 'version', g.id, 'name', v.name,
        'title', g.title, 'description', g.description, 'status', v.status, 'fields', g.fields)) order by i.position)
    from information_schemas i join form_versions f on f.id = i.form_version_id
    join verification_schemas v on v.information_schema_id = i.id join form_versions g on g.id = v.form_version_id) as sections
  from section_catalogue c`;

let known: { revision: number; sections: Section[] } = { revision: -1, sections: [] };

export async function loadSections(ask: Ask): Promise<void> {
  known = rowFor(await ask<typeof known>('sections', SECTIONS, []));
}

const MINE = `with ${ME}
  select me.info_status, me.first_name, me.last_name, me.phone, c.revision, coalesce((
    select json_agg(json_build_object('id', s.id, 'section', s.information_schema_id, 'status', s.status, 'answers', s.answers, 'sealed', s.sealed,
      'documents', (select json_build_object('status', v.status, 'rejectionReason', v.rejection_reason, 'id', v.id, 'sealed', v.sealed,
        'decidedAt', to_char(v.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'answers', v.answers)
        from verifications v where v.submission_id = s.id order by v.attempt desc limit 1)) order by s.created_at)
    from submissions s where s.account_id = me.id and s.reopened_at is null), '[]') as submissions
  from me, section_catalogue c`;

type Mine = AccountFacts & {
  info_status: string;
  revision: number;
  submissions: (HeldRow & { section: string; status: string; documents: (HeldRow & Decided) | null })[];
};
type Decided = { status: string; rejectionReason: string | null; decidedAt: string | null };

const answersOf = openedIn('submissions');
const papersOf = openedIn('verifications');

export async function listInformations(ask: Ask, token: string) {
  const { info_status, revision, submissions, ...account } = rowFor(
    await ask<Mine>('mine', MINE, [hashOf(token)]),
  );
  if (revision !== known.revision) await loadSections(ask);
  const audience = info_status === 'FirstModel' ? 'PreQualUser' : 'FullUser';
  const fromAccount = answersFromAccount(account, dayOf(new Date()));
  const earlier: Record<string, unknown> = Object.assign(fromAccount, ...submissions.map(answersOf));
  return known.sections
    .filter((section) => section.for === audience)
    .map((section) => {
      const mine = submissions.find((each) => each.section === section._id);
      const names = mine ? [] : section.fields.map(({ name }) => name).filter((name) => name in earlier);
      return {
        ...section,
        userStatus: mine?.status ?? null,
        submittedInfo: mine ? { _id: mine.id, data: answersOf(mine) } : null,
        submittedVerification: mine?.documents ? documentsOf(mine.documents) : null,
        earlierAnswers: Object.fromEntries(names.map((name) => [name, earlier[name]])),
      };
    });
}

const documentsOf = ({ status, rejectionReason, decidedAt, ...held }: HeldRow & Decided) => ({
  status,
  rejectionReason,
  decidedAt,
  data: papersOf(held),
});

const SUBMIT = `with ${ME}, submission as (
    insert into submissions (id, account_id, information_schema_id, audience, form_version_id, answers, status, created_at, changed_at)
    select $2, me.id, $3, $4, $5, $6, 'Submitted', now(), now() from me, section_catalogue c where c.revision = $7
    on conflict (account_id, information_schema_id) where reopened_at is null do nothing returning id, account_id
  ), transfer as (
    insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, submission_id, created_at)
    select $8, 'section:' || account_id || ':' || $3, '00000000-0000-7000-8000-000000000001', account_id, $9, $10, id, now() from submission
    returning to_account, seeds
  ), balance as (
    update seed_accounts s set balance = s.balance + t.seeds from transfer t where s.id = t.to_account
  ), activity as (
    insert into activities (id, account_id, happening, action, details, created_at)
    select $11::uuid, account_id, 'information.submit', 'submittedInfo', $12::jsonb, now() from submission)
  select s.id, t.seeds from submission s, transfer t`;

export async function submitInformation(ask: Ask, token: string, body: unknown) {
  const { informationId, data } = body as { informationId: string; data: object };
  const section = rowFor(known.sections.filter(({ _id }) => _id === informationId));
  const { answers, errors } = validateAnswers(section.fields, data, dayOf(new Date()));
  if (Object.keys(errors).length > 0) throw new Error(JSON.stringify(errors));
  const { name, points } = section;
  const values = [
    hashOf(token),
    newId(),
    section._id,
    section.for,
    section.version,
    answers,
    known.revision,
    newId(),
    points,
    name,
    newId(),
    { submittedInformation: { status: 'Submitted', name } },
  ];
  const { id, seeds } = rowFor(await ask<{ id: string; seeds: number }>('submit', SUBMIT, values));
  return { message: informationTexts.submitted, _id: id, points: seeds };
}

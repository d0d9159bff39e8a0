// Keeps beside each account the hashes of what it says of itself, batch by batch in the order in which that changed.

import { type RawBuilder, sql } from 'kysely';
import { answersOpener } from '#features/information/server/sealed/sealed-answers.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { keyedHashes } from '#platform/server/sealing/secret-key.ts';
import type { Services, Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { phoneIn, type TellingKind, tellingIn } from '../rules/marks.ts';

/** A mark and who bears it. */
export type Mark = { kind: TellingKind; mark: string; account_id: IdOf<'accounts'> };

/**
 * The last row of a batch, behind which the next one begins. `at` is text as the database writes it, because a
 * JavaScript date would lose its microseconds and find the same row again.
 */
export type Place = { at: string; id: string };

/** What was read: its marks are kept, and `last` is null where there was nothing more. */
export type Read = { marks: Mark[]; last: Place | null };

const BATCH = 200;

/** Hashes of what tells who somebody is, of the one kind apart from those of the others. */
export async function markerOf({
  config,
}: Services): Promise<
  <Kind extends Columns<'signals', 'kind'>['kind']>(given: {
    kind: Kind;
    value: string;
  }) => { kind: Kind; mark: string }
> {
  const hash = await keyedHashes(config.dataDir, 'signals');
  return ({ kind, value }) => ({ kind, mark: hash(`${kind}\n${value}`) });
}

export type Paper = Columns<'files', 'sha256'> & { alike: Column<'picture_marks', 'alike'> };

/** A document by its content: the SHA-256 of its bytes, and for a picture the first of those that are nearly the same. */
export const givenByPaper = ({ sha256, alike }: Paper) => [
  { kind: 'Document' as const, value: sha256 },
  ...(alike === null ? [] : [{ kind: 'Picture' as const, value: alike }]),
];

type SentRow = Columns<'submissions', 'id' | 'account_id' | 'reopened_at'> & {
  answers: object;
  sealed: object | null;
  papers: Paper[];
};

/** Reads the submissions that changed, with their documents. */
export async function readSubmissions(work: Work, after: Place): Promise<Read> {
  const { rows } = await sql<Columns<'submissions', 'id'> & { at: string }>`
    select s.id, s.changed_at::text as at from submissions s join accounts a on a.id = s.account_id
    where s.emptied_at is null and (s.changed_at, s.id) > (${after.at}::timestamptz, ${after.id}) and a.user_type = 'User' and a.erased_at is null
    order by s.changed_at, s.id limit ${sql.lit(BATCH)}`.execute(work.db);
  const marks = await markSubmissions(
    work,
    rows.map(({ id }) => id),
  );
  return { marks, last: lastOf(rows) };
}

/** Keeps the marks of submissions: what stands is kept, what was opened again is not. */
export async function markSubmissions(
  work: Work,
  submissions: readonly IdOf<'submissions'>[],
): Promise<Mark[]> {
  if (submissions.length === 0) return [];
  const among = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(submissions)}::jsonb))`;
  const { rows } = await sql<SentRow>`
    select s.id, s.account_id, s.answers, s.sealed, s.reopened_at, coalesce((
      select jsonb_agg(jsonb_build_object('sha256', f.sha256, 'alike', m.alike) order by u.file_id)
      from file_uses u join files f on f.id = u.file_id left join picture_marks m on m.file_id = f.id where u.submission_id = s.id), '[]') as papers
    from submissions s join accounts a on a.id = s.account_id
    where s.id in ${among} and s.emptied_at is null and a.user_type = 'User' and a.erased_at is null`.execute(
    work.db,
  );
  const [marker, open] = await Promise.all([
    markerOf(work.services),
    answersOpener(work.services, 'submissions'),
  ]);
  const marks = rows
    .filter(({ reopened_at }) => reopened_at === null)
    .flatMap(({ id, account_id, papers, ...held }) =>
      [...tellingIn(open({ id, ...held })), ...papers.flatMap(givenByPaper)].map((given) => ({
        ...marker(given),
        account_id,
        submission_id: id,
      })),
    );
  await replace(work, sql`submission_id in ${among}`, marks);
  return marks;
}

type AccountRow = Columns<'accounts', 'id' | 'phone'> & { at: string };

/** Reads the accounts that were opened, with the phone number given at sign-up, which nobody changes afterwards. */
export async function readAccounts(work: Work, after: Place): Promise<Read> {
  const { rows } = await sql<AccountRow>`
    select id, phone, created_at::text as at from accounts
    where (created_at, id) > (${after.at}::timestamptz, ${after.id}) and user_type = 'User' and erased_at is null
    order by created_at, id limit ${sql.lit(BATCH)}`.execute(work.db);
  const marker = await markerOf(work.services);
  const marks = rows.flatMap(({ id, phone }) =>
    phoneIn(phone ?? '').map((given) => ({ ...marker(given), account_id: id, submission_id: null })),
  );
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await replace(
    work,
    sql`submission_id is null and account_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`,
    marks,
  );
  return { marks, last: lastOf(rows) };
}

function lastOf(rows: readonly Place[]): Place | null {
  const last = rows.at(-1);
  return last ? { at: last.at, id: last.id } : null;
}

type NewMark = Mark & { submission_id: IdOf<'submissions'> | null };

/** Replaces marks within a transaction; doing so twice leaves the same rows. */
async function replace(work: Work, which: RawBuilder<boolean>, marks: readonly NewMark[]): Promise<void> {
  await sql`delete from account_marks where ${which}`.execute(work.db);
  if (marks.length === 0) return;
  const rows = marks.map((mark) => ({ ...mark, id: newId(work.now.getTime()) }));
  await sql`
    insert into account_marks (id, kind, mark, account_id, submission_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (id uuid, kind text, mark text, account_id uuid, submission_id uuid)
    on conflict do nothing`.execute(work.db);
}

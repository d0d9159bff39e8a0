// One signal with its evidence: whom it is about, and where each gave what they share, read from what stands there now.
import { sql } from 'kysely';
import { personIn } from '#features/accounts/server/store.ts';
import { audience } from '#features/information/contract.ts';
import { answersOpener } from '#features/information/server/sealed/sealed-answers.ts';
import { personOf } from '#features/information/server/store.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { Evidence, SignalDetail, signalEndpoints } from '../contract.ts';
import { phoneIn, tellingIn } from '../rules/marks.ts';
import { givenByPaper, markerOf, type Paper } from './account-marks.ts';
import { signUpAddress } from './find-bursts.ts';

const MOST_SHOWN = 50;

export async function showSignal(
  work: Work,
  { params }: Received<typeof signalEndpoints, 'GET /api/signals/:id'>,
): Promise<SignalDetail> {
  const row = await work.db
    .selectFrom('signals as s')
    .select(['s.id', 's.kind', 's.mark', 's.state', 's.found_at', 's.verdict', 's.words', 's.decided_at'])
    .select([personIn('s.owner_id').as('owner'), personIn('s.decided_by').as('decidedBy')])
    .select((from) =>
      from
        .selectFrom('signal_accounts as p')
        .select(({ fn }) => fn.countAll<number>().as('accounts'))
        .whereRef('p.signal_id', '=', 's.id')
        .as('accounts'),
    )
    .where('s.id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    found: row.found_at.toISOString(),
    accounts: Number(row.accounts),
    evidence: await evidenceOf(work, row.id, row),
    owner: row.owner,
    verdict: row.verdict,
    words: row.words,
    decidedBy: row.decidedBy,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

type Row = Columns<
  'accounts',
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'promo_code' | 'status' | 'created_at'
> &
  Columns<'signal_accounts', 'added_at' | 'submission_id'> & {
    section: Column<'information_schemas', 'name'> | null;
    audience: Column<'submissions', 'audience'> | null;
    answers: Column<'submissions', 'answers'> | null;
    sealed: Column<'submissions', 'sealed'>;
    address: Column<'audit_entries', 'address'>;
    documents: ({ _id: string; name: string } & Paper)[];
  };

async function evidenceOf(
  work: Work,
  id: IdOf<'signals'>,
  sought: Pick<ShownMark, 'kind'> & { mark: string },
): Promise<Evidence[]> {
  const { rows } = await sql<Row>`
    select a.id, a.first_name, a.last_name, a.email, a.phone, a.promo_code, a.status, a.created_at, p.added_at, p.submission_id,
      ${signUpAddress('a')} as address, i.name as section, s.audience, s.answers, s.sealed, coalesce((
        select json_agg(json_build_object('_id', f.id, 'name', f.original_name, 'sha256', f.sha256, 'alike', m.alike) order by f.id)
        from file_uses u join files f on f.id = u.file_id left join picture_marks m on m.file_id = f.id where u.submission_id = s.id), '[]') as documents
    from signal_accounts p join accounts a on a.id = p.account_id
    left join submissions s on s.id = p.submission_id left join information_schemas i on i.id = s.information_schema_id
    where p.signal_id = ${id} order by p.added_at, a.id limit ${sql.lit(MOST_SHOWN)}`.execute(work.db);
  const [marker, open] = await Promise.all([
    markerOf(work.services),
    answersOpener(work.services, 'submissions'),
  ]);
  const isSought = (given: Pick<ShownMark, 'kind' | 'value'>) => marker(given).mark === sought.mark;
  return rows.map((row) => ({
    user: { ...personOf(row), status: row.status, created: row.created_at.toISOString() },
    added: row.added_at.toISOString(),
    submission:
      row.submission_id === null
        ? null
        : { _id: row.submission_id, name: row.section ?? '', for: audience.parse(row.audience) },
    told: shownMarks(row, open).find(isSought)?.shown ?? null,
    documents: row.documents
      .filter((paper) => givenByPaper(paper).some(isSought))
      .map(({ _id, name }) => ({ _id, name })),
  }));
}

type ShownMark = { kind: SignalDetail['kind']; value: string; shown: string };

/** Where each account gave what they share: in the answers that are the evidence, else at sign-up. */
function shownMarks(
  { submission_id, answers, sealed, phone, promo_code, address }: Row,
  open: Awaited<ReturnType<typeof answersOpener>>,
): ShownMark[] {
  if (submission_id !== null) return tellingIn(open({ id: submission_id, answers, sealed }));
  const asItIs = (kind: ShownMark['kind'], text: string | null): ShownMark[] =>
    text === null ? [] : [{ kind, value: text, shown: text }];
  return [...phoneIn(phone ?? ''), ...asItIs('PromoBurst', promo_code), ...asItIs('AddressBurst', address)];
}

// The id of one record is refused where that of another is wanted: by the compiler, which also fails on a line that it was to refuse and did not.
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, expectTypeOf, it } from 'vitest';
import type { Tables } from '#db/tables.ts';
import type { loanDeskEndpoints } from '#features/loans/contract/desk.ts';
import type { Column } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import { type IdOf, isId, newId } from '#shared/id.ts';
import { sources } from './support/house-sources.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const applicationId = newId<'applications'>();
const loanId = newId<'loans'>();

it('a column says whose id it holds: its own, that of its foreign key, else that of the table it is called after', () => {
  expectTypeOf<Column<'loans', 'id'>>().toEqualTypeOf<IdOf<'loans'>>();
  expectTypeOf<Column<'loans', 'application_id'>>().toEqualTypeOf<IdOf<'applications'>>();
  expectTypeOf<Column<'applications', 'decided_by'>>().toEqualTypeOf<IdOf<'accounts'> | null>();
  expectTypeOf<Column<'loan_reminders', 'loan_id'>>().toEqualTypeOf<IdOf<'loans'>>();
  expectTypeOf<Column<'security_events', 'account_id'>>().toEqualTypeOf<IdOf<'accounts'> | null>();
  expectTypeOf<Column<'audit_entries', 'subject_id'>>().toEqualTypeOf<string>();
});

it("a statement takes no application's id for a loan's, nor plain text; what it sends is the id alone", () => {
  const loans = db.selectFrom('loans').select('id');
  expect(loans.where('id', '=', loanId).compile().parameters).toEqual([loanId]);
  // @ts-expect-error: an application's
  expect(loans.where('id', '=', applicationId).compile().parameters).toEqual([applicationId]);
  // @ts-expect-error: plain text
  expect(loans.where('id', 'in', ['7']).compile().parameters).toEqual(['7']);
});

it("a call about a loan is not handed an application's id", () => {
  type Asked = Received<typeof loanDeskEndpoints, 'GET /api/loans/admin/:id'>['params'];
  const asked: Asked = { id: loanId };
  expect(asked.id).toBe(loanId);
  // @ts-expect-error: an application's
  const wrong: Asked = { id: applicationId };
  expect(wrong.id).toBe(applicationId);
});

it('a text that has the form of an id is one from then on', () => {
  const text: string = loanId;
  expect(isId<'loans'>(text)).toBe(true);
  if (isId<'loans'>(text)) expectTypeOf(text).toEqualTypeOf<IdOf<'loans'>>();
  // @ts-expect-error: no two of them are ever alike
  expect(applicationId === loanId).toBe(false);
});

it('a contract says whose each id is, but of a record of whatever queue, and of a job, which is no table of ours', () => {
  const unbranded = [...sources].flatMap(([path, text]) =>
    /^src\/features\/[^/]+\/contract/.test(path)
      ? [...text.matchAll(/^.*z\.uuid\(\)(?!\.brand<).*$/gm)].map(([line]) => `${path}: ${line.trim()}`)
      : [],
  );
  expect(unbranded).toEqual([
    'src/features/casework/contract.ts: record: z.uuid().optional(),',
    'src/features/upkeep/contract.ts: params: z.object({ id: z.uuid() }),',
  ]);
});

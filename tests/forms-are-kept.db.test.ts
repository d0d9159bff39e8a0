// Whatever is typed into a record's form is kept: each field is found again in the rows that its action has written.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { columnsOf, keptFields } from '#shared/record/columns.ts';
import { type RecordField, type RecordFields, sentFields } from '#shared/record/field.ts';
import { recordOfShape } from '#shared/record/shape.ts';
import { tidyText } from '#shared/record/values.ts';
import { matrix } from './support/authorisation/matrix.ts';
import { type Person, peopleOf } from './support/authorisation/people.ts';
import type { Fill, FilledForms, Role } from './support/authorisation/roles.ts';
import { openTestApp, type TestApp } from './support/database.ts';

const filledForms: FilledForms<Record<string, never>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>('../src/features/**/filled-forms.test-support.ts', {
      eager: true,
      import: 'filled',
    }),
  ),
);

let server: TestApp;
let people: Record<Role, () => Promise<Person>>;
beforeAll(async () => {
  server = await openTestApp();
  people = peopleOf(server);
});
afterAll(() => server.close());

type Form = {
  key: string;
  isMultipart: boolean;
  fields: RecordFields;
  /** Whether it adds a record and edits one, too. */
  isBoth: boolean;
};

/** Each route that takes a record's form, by what its body is made of. */
const forms = routes.flatMap(({ key, endpoint }): Form[] => {
  const shape = (endpoint.body ?? endpoint.form)?.shape ?? {};
  const shapes: object[] = Object.values(shape);
  const records = shapes.flatMap((shape): RecordFields[] => {
    const record = recordOfShape(shape);
    return record ? [record.fields] : [];
  });
  const form = { key, isMultipart: endpoint.form !== undefined, isBoth: '_id' in shape };
  return [...new Set(records)].map((fields) => ({ ...form, fields }));
});

const asInItsRow: Fill = async () => ({});
const cases = forms.flatMap((form) =>
  (filledForms[form.key as never] ?? [asInItsRow]).map((fill, place) => ({ ...form, fill, place })),
);

it('finds the forms by the routes, and of a record that is added and edited both', () => {
  expect(forms.length).toBeGreaterThan(45);
  const keys = new Set(forms.map(({ key }) => key));
  expect(Object.keys(filledForms).filter((key) => !keys.has(key))).toEqual([]);
  const once = forms.filter(({ key, isBoth }) => isBoth && cases.filter((one) => one.key === key).length < 2);
  expect(once.map(({ key }) => key)).toEqual([]);
});

/** What the example gives, or something else that is found again. */
function filled(field: RecordField, example: unknown, place: number): unknown {
  const more = 17 + place;
  if (example !== undefined && example !== '' && example !== null) return example;
  switch (field.kind) {
    case 'line':
    case 'text':
      return `KEPT-${place}`;
    case 'choice':
      return field.choices.at(-1);
    case 'yesNo':
      return field.begin !== true;
    case 'day':
      return addDays(dayOf(new Date()), 3 + place);
    case 'whole':
      return Math.min(field.most, field.least + more);
    case 'money':
      return field.least / 100 + more;
    case 'rate':
      return field.leastBps / 100 + more;
    default:
      return example;
  }
}

type Kept = { table: string; row: Record<string, unknown> };
/** A row that was written: the cells that are new, and all of its table's columns. */
type Written = Kept & { columns: readonly string[] };
type Database = TestApp['db'];

async function rowsOf(db: Database, tables: readonly string[], from = '0'): Promise<Kept[]> {
  const parts = tables.map(
    (name) =>
      sql`select ${name}::text as table, to_jsonb(t) as row from ${sql.table(name)} t where t.xmin::text::bigint >= ${from}::bigint`,
  );
  return parts.length === 0 ? [] : (await sql<Kept>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}

/** What is written while something is done: of a row that was there the cells that it did not hold, of one that was added all of them. */
function writtenBy(act: () => Promise<void>): Promise<Written[]> {
  return server.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (earlier) => {
      const { rows } = await sql<{ tables: string[]; transaction: string }>`
        select array_agg(relname::text) as tables, pg_current_xact_id()::text as transaction from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(earlier);
      const { tables = [], transaction } = rows[0] ?? {};
      await act();
      const written = await rowsOf(server.db, tables, transaction);
      const before = await rowsOf(earlier, [...new Set(written.map(({ table }) => table))]);
      const present = new Map(before.map((kept) => [idOf(kept), kept.row]));
      return written.map((kept) => {
        const was = present.get(idOf(kept));
        const isNew = ([name, cell]: [string, unknown]) =>
          JSON.stringify(was?.[name]) !== JSON.stringify(cell);
        const row = Object.fromEntries(Object.entries(kept.row).filter(isNew));
        return { ...kept, row, columns: Object.keys(kept.row) };
      });
    });
}

const idOf = ({ table, row: { id, ...others } }: Kept): string =>
  `${table} ${typeof id === 'string' ? id : JSON.stringify(others)}`;

/** Whether a value stands in a cell, or in the JSON of one; the case of a text does not matter. */
function holds(cell: unknown, wanted: readonly unknown[]): boolean {
  if (typeof cell === 'string') return wanted.includes(cell.toLowerCase());
  if (typeof cell !== 'object' || cell === null) return wanted.includes(cell);
  return Object.values(cell).some((part) => holds(part, wanted));
}

/** What a field may be kept as: as it was sent, and as its column keeps it. */
function keptAs(name: string, field: RecordField, value: unknown): unknown[] {
  const one = { [name]: field };
  const sent = typeof value === 'string' ? tidyText(field, value) : value;
  return [sent, ...Object.values(columnsOf(one, { [name]: sent } as never))].map((kept) =>
    typeof kept === 'string' ? kept.toLowerCase() : kept,
  );
}

/**
 * Whether a field is not found in what was written. What has a column of its own there must stand in it, but for words: other tables may
 * have a column of that name. What has none, a reason for instance, may stand anywhere, in the audit log alone too.
 */
function isLost(name: string, field: RecordField, value: unknown, written: readonly Written[]): boolean {
  const one = { [name]: field };
  const [column = ''] = keptFields(one).length > 0 ? Object.keys(columnsOf(one, {} as never)) : [];
  const isText = field.kind === 'line' || field.kind === 'text';
  // Its action keeps it in a way of its own; of words something is found again all the same.
  if (column === '' && !isText) return false;
  const wanted = keptAs(name, field, value);
  const rows = written.filter(({ table }) => !table.startsWith('audit'));
  const own = rows.filter(({ columns }) => columns.includes(column));
  if (own.some(({ row }) => holds(row[column], wanted))) return false;
  if (own.length > 0) return !isText || !rows.some(({ row }) => holds(row, wanted));
  return !written.some(({ row }) => holds(row, wanted));
}

it.each(cases)('$key keeps every field of its form ($place)', async ({ key, isMultipart, fields, fill }) => {
  const { admits, id, of = 'user', sees = admits, send = {} } = matrix[key] ?? { admits: [] };
  const role = sees.findLast((role) => admits.includes(role)) ?? 'admin';
  const me = await people[role]();
  const owner = id && role !== of ? await people[of]() : me;
  const other = await fill({ server, me, owner });
  const example: Record<string, unknown> = {
    ...(typeof send === 'function' ? send(owner.records) : send),
    ...other.body,
  };
  const sent = sentFields(fields);
  const body: Record<string, unknown> = {
    ...example,
    ...Object.fromEntries(sent.map(([name, field], place) => [name, filled(field, example[name], place)])),
  };
  const url = key.replace(/^\w+ /, '').replace(':id', other.id ?? (id ? owner.records[id] : ''));
  const by = other.by ?? me.browser;
  const written = await writtenBy(async () => {
    const reply = isMultipart
      ? await by.post(url, undefined, { form: { extraInfo: body, files: other.files ?? [] } })
      : await by.post(url, body);
    expect(reply).toMatchObject({ status: 200 });
  });
  const lost = sent.filter(([name, field]) => isLost(name, field, body[name], written));
  expect(lost.map(([name]) => name)).toEqual([]);
});

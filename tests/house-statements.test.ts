// What a raw statement answers is said by the types that are made from the migrations, as far as they know it.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';
import { columnsSaidByHand } from './support/house-statements.ts';

it('takes the columns of rows that raw statements answer from the schema', () => {
  expect(columnsSaidByHand(sources)).toEqual([]);
});

const TABLES = `
  loans: {
    id: string;
    oldest_due_on: Day | null;
    facts: Json;
  };
  accounts: {
    email: string;
  };
`;

const foundIn = (source: string): string[] =>
  columnsSaidByHand(
    new Map([
      ['db/tables.ts', TABLES],
      ['src/features/loans/server/store.ts', source],
    ]),
  ).map(({ name }) => name);

const STATEMENT = '`select id, oldest_due_on, facts from loans`';

describe('the types of rows', () => {
  it.each([
    ['where the statement stands', `sql<{ id: string; total: number }>${STATEMENT}`, ['id']],
    ['declared beside it', `type Row = {\n  id: string;\n};\n\nconst a = sql<Row>${STATEMENT}`, ['id']],
    [
      'put together from others',
      `type One = { id: string };\ntype Row = { total: number } & (One | { id: null });\nconst a = sql<Row>${STATEMENT}`,
      ['id'],
    ],
    ['under another name', `sql<{ oldestDueOn: string }>${STATEMENT}`, ['oldestDueOn']],
    ['of a part that another file runs', `const a: RawBuilder<{ id: string }> = sql${STATEMENT}`, ['id']],
    ['in words of a contract', `sql<{ oldest_due_on: LoanDay }>${STATEMENT}`, ['oldest_due_on']],
  ])('are refused %s', (_where, source, names) => {
    expect(foundIn(source)).toEqual(names);
  });

  it.each([
    [
      'taken from the schema',
      `sql<Columns<'loans', 'id'> & { due: Column<'loans', 'oldest_due_on'> }>${STATEMENT}`,
    ],
    ['of what is worked out', `sql<{ total: number; full_name: string }>${STATEMENT}`],
    ['of what JSON holds', `sql<{ facts: { id: string }; rows: { id: string }[] }>${STATEMENT}`],
    ['of tables that the file does not read', `sql<{ email: string }>${STATEMENT}`],
    [
      'of what no statement answers',
      `type Asked = { id: string };\nconst a = sql<{ total: number }>${STATEMENT}`,
    ],
  ])('pass %s', (_what, source) => {
    expect(foundIn(source)).toEqual([]);
  });
});

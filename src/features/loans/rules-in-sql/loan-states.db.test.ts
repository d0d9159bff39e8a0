// What the database says of the states of loans by itself, in checks, indexes and worked-out columns, is what the table of states says.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { factsOf, LOAN_AGEING, LOAN_STATES, type LoanState } from '../fields/loan-states.ts';
import { fallsDue, isAged, isLate, isRepaid, payoutStands } from '../rules/books/standing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Of each state, what a condition on `loans` answers, where nothing else of the loan is known. */
async function statesIn(condition: string): Promise<Set<string>> {
  const { rows } = await sql<{ state: LoanState }>`
    select state from unnest(${LOAN_STATES}::text[]) as s (state) where ${sql.raw(condition)}`.execute(
    database.db,
  );
  return new Set(rows.map(({ state }) => state));
}

async function conditionOf(name: string): Promise<string> {
  const { rows } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint where conrelid = 'loans'::regclass and conname = ${name}
    union all select pg_get_expr(indpred, indrelid) from pg_index where indexrelid = to_regclass(${name})`.execute(
    database.db,
  );
  return rows[0]?.condition ?? `${name} is not there`;
}

const ofStates = (isSo: (state: LoanState) => boolean) => new Set(LOAN_STATES.filter(isSo));

it('may keep each of them, and no other', async () => {
  const condition = await conditionOf('loans_state_check');
  const named = [...condition.matchAll(/'(\w+)'/g)].map(([, state]) => state);
  expect(new Set(named)).toEqual(new Set(LOAN_STATES));
});

it.each([
  // What is reminded of and what a night makes later are both looked for among the loans that age.
  ['loans_falling_due', isAged],
  ['loans_in_arrears', isLate],
  ['loans_one_of_application', payoutStands],
  ['loans_by_disbursement', payoutStands],
  ['loans_disbursed', payoutStands],
] as const)('keeps the index %s of the states that the rule names', async (index, isSo) => {
  const condition = (await conditionOf(index)).replace('(partner_id IS NULL) AND ', '');
  expect(await statesIn(condition)).toEqual(ofStates(isSo));
});

it('has the figures of its borrower worked out anew where its instalments begin to fall due or no longer do', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = 'loans'::regclass and tgname = 'loans_mark_figures_of_changed'`.execute(database.db);
  const [, was = 'false', is = 'false'] =
    rows[0]?.definition.match(/\(\(\((old\..+)\) IS DISTINCT FROM \((new\..+)\)\)\) EXECUTE/) ?? [];
  for (const condition of [was, is])
    expect(await statesIn(condition.replace(/(old|new)\./, ''))).toEqual(ofStates(fallsDue));
});

it('lets a loan age while its instalments fall due', () => {
  expect(LOAN_STATES.filter((state) => fallsDue(state) && !isAged(state))).toEqual([]);
});

it.each([
  ['days late', isLate, /= \(days_late > 0\)/],
  ['the moment of closing', isRepaid, /= \(closed_at IS NOT NULL\)/],
] as const)('asks for %s in the states that the rule names', async (_what, isSo, ending) => {
  const { rows } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint where conrelid = 'loans'::regclass and contype = 'c'`.execute(
    database.db,
  );
  const [found, ...others] = rows.filter(({ condition }) => ending.test(condition));
  expect(others).toEqual([]);
  expect(await statesIn(found?.condition.replace(ending, '') ?? 'false')).toEqual(ofStates(isSo));
});

it('puts a loan into a step of ageing that its state may have, and each step is reached', async () => {
  const { rows: columns } = await sql<{ worked_out: string }>`
    select pg_get_expr(d.adbin, d.adrelid) as worked_out from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = 'loans'::regclass and a.attname = 'ageing'`.execute(database.db);
  const { rows } = await sql<{ state: LoanState; ageing: string }>`
    select distinct state, ${sql.raw(columns[0]?.worked_out ?? 'null')} as ageing
    from unnest(${LOAN_STATES}::text[]) as s (state) cross join generate_series(0, 120) as d (days_late)
    where days_late = 0 or state = any(${LOAN_STATES.filter(isLate)}::text[])`.execute(database.db);
  const reached = new Set<string>();
  for (const { state, ageing } of rows) {
    if (isLate(state) && ageing === 'Current') continue;
    reached.add(ageing);
    if (!isLate(state)) expect(factsOf(state).ageing).toContain(ageing);
  }
  expect(reached).toEqual(new Set(LOAN_AGEING));
});

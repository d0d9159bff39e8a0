// What a list can be narrowed and ordered by is declared once: neither its contract nor its screen names it again.
import { describe, expect, it } from 'vitest';
import { filtersByHand } from './support/house-list-filters.ts';
import { sources } from './support/house-sources.ts';

/** What stands by hand all the same; each with why. */
const BY_HAND: Record<string, string> = {
  'src/features/audit/contract.ts: person': 'the audit log also takes the id of one account for it',
  'src/features/audit/contract.ts: action': 'any action that the log holds, asked of the server',
  'src/features/audit/contract.ts: from': 'a day',
  'src/features/audit/contract.ts: to': 'a day',
  'src/features/audit/web/staff/audit-page.tsx: view': 'which of two lists is shown',
  'src/features/information/contract.ts: audience': 'which panel it is, by the path of its address',
  'src/features/loans/contract/imports.ts: verdict': 'the screen offers those that a file has',
  'src/features/loans/contract/portfolio.ts: ageing':
    'a past loan has a step too, which its state says on the screen',
  'src/features/loans/web/staff/imports/import-rows.tsx: verdict': 'those that the file has',
  'src/features/partners/contract.ts: type': 'borrowers compare among the kinds that are on offer',
  'src/features/partners/contract.ts: amount': 'an amount, in steps that the loans on offer decide',
  'src/features/partners/contract.ts: term': 'months, in steps that the loans on offer decide',
  'src/features/reports/contract/team.ts: from': 'a day',
  'src/features/reports/contract/team.ts: to': 'a day',
};

it('names no filter of a list beside its declaration', () => {
  expect(filtersByHand(sources).filter((named) => !(named in BY_HAND))).toEqual([]);
});

it('excepts nothing that is not there', () => {
  const found = new Set(filtersByHand(sources));
  expect(Object.keys(BY_HAND).filter((named) => !found.has(named))).toEqual([]);
});

describe('a contract', () => {
  const path = 'src/features/loans/contract/desk.ts';
  const foundIn = (source: string, at = path) => filtersByHand(new Map([[at, source]]));

  it.each([
    ['choices', "query: pageQuery({ state: z.enum(['Open', 'Closed']).optional() }),"],
    ['choices of a constant', 'query: pageQuery({ ...eitherEndFirst, state: loanState.optional() }),'],
    ['words', 'query: pageQuery({\n  /** Of a name. */\n  state: z.string().max(100).optional(),\n}),'],
    ['an order', "query: pageQuery({ ...filterShape(filters), state: z.enum(['a', 'b']).default('a') }),"],
    ['a constant', 'const narrowing = {\n  state: loanState.optional(),\n};\nquery: pageQuery(narrowing),'],
    ['a part', 'const narrowing = {\n  state: loanState,\n};\nquery: pageQuery({ ...narrowing }),'],
    ['a member', 'const state = loanState.optional();\nquery: pageQuery({ state }),'],
  ])('is refused that names a filter by hand: %s', (_how, source) => {
    expect(foundIn(source)).toEqual([`${path}: state`]);
  });

  it.each([
    ['its declaration', 'query: pageQuery({ ...filterShape(loanFilters), ...eitherEndFirst }),'],
    ['an order of its own', "query: pageQuery({ sort: z.enum(loanFilters.sort).default('newest') }),"],
    ['the id of a record', "query: pageQuery({ accountId: z.uuid().brand<'accounts'>().optional() }),"],
    ['choices or an id', 'query: pageQuery({ owner: z.union([z.enum(loanFilters.owner), z.uuid()]) }),'],
    ['nothing', 'query: pageQuery({}),'],
  ])('passes that takes %s', (_what, source) => {
    expect(foundIn(source)).toEqual([]);
  });

  it('may be asked by a test as the test likes', () => {
    expect(foundIn('pageQuery({ state: loanState })', path.replace('.ts', '.test.ts'))).toEqual([]);
  });
});

describe('a screen', () => {
  const path = 'src/features/loans/web/staff/portfolio.tsx';
  const foundIn = (source: string) => filtersByHand(new Map([[path, source]]));

  it.each([
    ['reads one with choices', "const [state] = useFilter('state', STATES);"],
    ['reads one over several lines', "const [state] = useFilter(\n  'state',\n  STATES,\n);"],
    ['shows choices', '<ChoiceFilter\n  param="state"\n  choices={STATES}\n  any="All"\n/>'],
    ['shows a usual one', '<ChoiceFilter param="state" choices={loanFilters.state} usual="Open" />'],
  ])('is refused that %s', (_what, source) => {
    expect(foundIn(source)).toEqual([`${path}: state`]);
  });

  it('is refused that searches by words beside its declaration', () => {
    expect(foundIn("const [search] = useFilter('search');")).toEqual([`${path}: search`]);
  });

  it.each([
    ['reads all of them', 'const asked = useFilters(loanFilters);'],
    ['reads an id', "const [officer] = useFilter('officer');"],
    ['shows declared choices', '<ChoiceFilter\n  param="state"\n  choices={loanFilters.state}\n/>'],
    ['shows them with the usual one', '<ChoiceFilter param="state" {...loanFilters.state} />'],
  ])('passes that %s', (_what, source) => {
    expect(foundIn(source)).toEqual([]);
  });
});

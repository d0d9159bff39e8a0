// One page of loans with the figures over it, in one round trip: filtered, ordered along an index, or of the people whom a search finds.

import { type RawBuilder, sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import { asksForDays, type DaysAsked, isInDays, isOneOfDays } from '#features/audit/server/searched-days.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { type Counted, type Found, unsearched } from '#platform/server/database/search/capped-search.ts';
import type { LikePattern } from '#platform/server/database/search/like-pattern.ts';
import { searchWords } from '#platform/server/database/search/search-words.ts';
import type { Work } from '#platform/server/work.ts';
import type { LenderWithLoans, PortfolioSort } from '../../contract/portfolio.ts';
import type { LoanSummary } from '../../contract.ts';
import { factsOf, LOAN_STATES } from '../../fields/loan-states.ts';
import { fallsDue, isLate, isOpen } from '../../rules/books/standing.ts';
import { AT_RISK, type KeptAgeing } from '../../rules/portfolio/portfolio-figures.ts';
import * as inSql from '../../rules-in-sql/standing.ts';
import type { SummaryRow } from '../show-books.ts';
import { keptFigures, LENDERS_WITH_LOANS } from './figures.ts';
import type { OfOwner } from './owner.ts';

export type PortfolioQuery = {
  page: number;
  search?: string | undefined;
  state?: State | undefined;
  ageing?: LoanSummary['ageing'] | undefined;
  standing?: 'running' | 'late' | 'atRisk' | undefined;
  sort: PortfolioSort;
  happened?: keyof typeof HAPPENED | undefined;
} & DaysAsked;

/** What can have happened in some days, as the figures of the days count it; reversed payments do not count. */
const HAPPENED = {
  disbursed: (asked: DaysAsked) =>
    sql`${inSql.payoutStands('l')} and ${isOneOfDays('l.disbursed_on', asked)}`,
  paid: (asked: DaysAsked) => sql`l.id in (${loansPaid(asked)})`,
  repaid: (asked: DaysAsked) => isInDays('l.closed_at', asked),
  defaulted: (asked: DaysAsked) => isOneOfDays('l.defaulted_on', asked),
  writtenOff: (asked: DaysAsked) => isOneOfDays('l.written_off_on', asked),
};

const loansPaid = (asked: DaysAsked) => sql`select e.loan_id from loan_entries e
  where e.kind = 'Repayment' and ${isOneOfDays('e.effective_on', asked)} and not exists (select from loan_entries r where r.reverses = e.id)`;

/** In SQL, the loans of some days. The offset keeps the inner query apart, so that each loan is read by its key and not all loans because payments are many. */
const loansOfDays = (query: PortfolioQuery) =>
  query.happened === 'paid'
    ? sql`select l.* from (select distinct p.loan_id from (${loansPaid(query)}) p) p
        cross join lateral (select * from loans where id = p.loan_id offset 0) l`
    : sql`select l.* from loans l where ${happenedInDays(query)}`;

/** The orders of the list, each read from an index, also for one owner alone. */
const ORDERS = {
  newest: sql`l.created_at desc, l.id desc`,
  owed: sql`l.owed_cents desc, l.id desc`,
  late: sql`l.days_late desc, l.id desc`,
  // Loans of which nothing falls due any more come last.
  due: sql`l.oldest_due_on, l.id`,
};

type State = LoanSummary['state'];

/** Where all loans of a state are equal in an order, the newest come first, along the index of that state. */
const SAYS_NOTHING: Record<PortfolioSort, (state: State) => boolean> = {
  newest: () => false,
  owed: (state) => !isOpen(state),
  late: (state) => !isLate(state),
  due: (state) => !fallsDue(state),
};

export type BorrowerRow = { borrower_id: string; borrower_name: string; borrower_email: string };

type Figures = { kept: KeptAgeing[]; lenders: LenderWithLoans[] };
type Row = Counted & Figures & ((SummaryRow & BorrowerRow) | { id: null });

export type PortfolioPage = Figures & { loans: (SummaryRow & BorrowerRow)[]; first: Counted | undefined };

/** `hasName` is the condition that a search by name adds for a loan `l`. */
export async function readPage(
  work: Work,
  query: PortfolioQuery,
  isOwned: OfOwner,
  hasName: (pattern: LikePattern) => RawBuilder<unknown> = () => sql`true`,
): Promise<PortfolioPage> {
  const order = orderOf(query);
  const found = findLoans(query, isOwned, hasName);
  const { rows } = await sql<Row>`
    ${found.with}
    select t.*, k.*, l.*, p.name as partner_name, a.id as borrower_id, a.first_name || ' ' || a.last_name as borrower_name, a.email as borrower_email
    from ${found.counted} t cross join (select ${keptFigures(isOwned)} as kept, ${LENDERS_WITH_LOANS} as lenders) k
    left join (select l.* from ${found.rows} order by ${order} ${pageClause(query.page)}) l on true
    left join partners p on p.id = l.partner_id
    left join accounts a on a.id = l.account_id
    order by ${order}`.execute(work.db);
  const [first] = rows;
  return { kept: first?.kept ?? [], lenders: first?.lenders ?? [], first, loans: rows.filter(isLoan) };
}

function orderOf({ sort, ...query }: PortfolioQuery) {
  const state = stateOf(query);
  return ORDERS[state && SAYS_NOTHING[sort](state) ? 'newest' : sort];
}

const stateOf = ({ state, ageing }: Pick<PortfolioQuery, 'state' | 'ageing'>): State | undefined =>
  state ?? (ageing && onlyStateOf(ageing));

/** The state of a step of ageing that has only one, so that the indexes by state serve it too. */
function onlyStateOf(ageing: LoanSummary['ageing']): State | undefined {
  const [state, ...others] = LOAN_STATES.filter((state) => factsOf(state).ageing.includes(ageing));
  return others.length === 0 ? state : undefined;
}

const isLoan = (row: Row): row is Counted & Figures & SummaryRow & BorrowerRow => row.id !== null;

/** Some days are read once, by an index of their own, whatever the order. Nine digits are a loan's number, however they are grouped. */
function findLoans(
  query: PortfolioQuery,
  isOwned: OfOwner,
  hasName: (pattern: LikePattern) => RawBuilder<unknown>,
): Found {
  const { search } = query;
  const where = chosen(query, isOwned);
  const digits = search?.replace(/[\s-]/g, '') ?? '';
  if (!search && !asksForDays(query))
    return unsearched(
      sql`loans l where ${where}`,
      sql`(select coalesce(sum(loans), 0)::int from portfolio_totals l where ${where})`,
    );
  if (search && !/^\d{9}$/.test(digits)) {
    const words = searchWords(search);
    return searchPeople(words, {
      table: 'loans',
      alias: 'l',
      where: sql`${where} and ${hasName(words.pattern)}`,
      order: orderOf(query),
      page: query.page,
    });
  }
  const some = search ? sql`select l.* from loans l where l.number = ${digits}` : loansOfDays(query);
  const found = sql`found l where ${where}`;
  return {
    ...unsearched(found, sql`(select count(*)::int from ${found})`),
    with: sql`with found as materialized (${some})`,
  };
}

const happenedInDays = ({ happened = 'disbursed', ...asked }: PortfolioQuery) => HAPPENED[happened](asked);

/** The condition on the rows. A search is narrowed by the days afterwards; without a search the days have found the rows already. */
const chosen = (query: PortfolioQuery, isOwned: OfOwner) =>
  query.search && asksForDays(query)
    ? sql`${narrowed('l', query, isOwned)} and ${happenedInDays(query)}`
    : narrowed('l', query, isOwned);

const STANDINGS = {
  running: inSql.isAged,
  late: inSql.isLate,
  atRisk: (table: string) => sql`${sql.ref(`${table}.ageing`)} = any(${AT_RISK})`,
};

type Narrowing = Pick<PortfolioQuery, 'state' | 'ageing' | 'standing'>;

/** The conditions of the filter, for loans and for their totals, whose columns bear the same names. */
function narrowed(table: string, query: Narrowing, isOwned: OfOwner) {
  const { ageing, standing } = query;
  const state = stateOf(query);
  const conditions = [isOwned(table)];
  if (state) conditions.push(sql`${sql.ref(`${table}.state`)} = ${sql.lit(state)}`);
  if (standing) conditions.push(STANDINGS[standing](table));
  if (ageing) conditions.push(sql`${sql.ref(`${table}.ageing`)} = ${sql.lit(ageing)}`);
  return sql.join(conditions, sql` and `);
}

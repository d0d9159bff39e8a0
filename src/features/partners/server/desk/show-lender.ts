// One lender for staff, by the id of its account: who signed up, the company if it is recorded, its products and its loans.

import { type RawBuilder, sql } from 'kysely';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type {
  LenderLoanRow,
  LenderOnDesk,
  LenderProductRow,
  partnerDeskEndpoints,
} from '../../contract/desk.ts';
import { addressOfPicture } from '../open-picture.ts';
import { acceptancesOf } from '../terms/lender-terms.ts';

export async function showLender(
  { db }: Work,
  { params: { id } }: Received<typeof partnerDeskEndpoints, 'GET /api/partners/staff/:id'>,
): Promise<{ partner: LenderOnDesk }> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('partners as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.first_name', 'a.last_name', 'a.email', 'a.status as account_status'])
    .select(['a.created_at as joined_at', 'a.last_login_at'])
    .select([
      'p.id as partner_id',
      'p.name',
      'p.contact_email',
      'p.address',
      'p.description',
      'p.logo_file_id',
    ])
    .select(['p.status', 'p.licence_number', 'p.licence_state', 'p.created_at'])
    .select((row) => [
      row
        .selectFrom('products')
        .whereRef('products.partner_id', '=', 'p.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('products'),
      row
        .selectFrom('partner_loans')
        .whereRef('partner_loans.partner_id', '=', 'p.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('loans'),
    ])
    .where('a.id', '=', id)
    .where('a.user_type', '=', 'Partner')
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return {
    partner: {
      userId: row.id,
      account: {
        fullName: `${row.first_name} ${row.last_name}`,
        email: row.email,
        status: row.account_status,
        created: row.joined_at.toISOString(),
        lastLoginDate: row.last_login_at?.toISOString() ?? null,
      },
      company: companyOf(row, row.partner_id ? await acceptancesOf({ db }, row.partner_id) : []),
    },
  };
}

type Company = NonNullable<LenderOnDesk['company']>;
/** The columns of the company; each of them is null for a lender without one. */
type CompanyRow = {
  partner_id: IdOf<'partners'> | null;
  name: string | null;
  contact_email: string | null;
  address: string | null;
  description: string | null;
  logo_file_id: IdOf<'files'> | null;
  status: Company['status'] | null;
  licence_number: string | null;
  licence_state: Company['licenceState'] | null;
  created_at: Date | null;
  products: number | null;
  loans: number | null;
};

const companyOf = (row: CompanyRow, acceptances: Company['acceptances']): Company | null =>
  row.partner_id === null || row.logo_file_id === null
    ? null
    : {
        _id: row.partner_id,
        name: row.name ?? '',
        contactEmail: row.contact_email ?? '',
        address: row.address ?? '',
        description: row.description ?? '',
        logo: addressOfPicture(row.logo_file_id),
        status: row.status ?? 'Deactivated',
        licenceNumber: row.licence_number,
        licenceState: row.licence_state ?? 'None',
        created: row.created_at?.toISOString() ?? '',
        products: row.products ?? 0,
        loans: row.loans ?? 0,
        acceptances,
      };

export async function listLenderProducts(
  work: Work,
  { params, query }: Received<typeof partnerDeskEndpoints, 'GET /api/partners/staff/:id/products'>,
) {
  const { rows, total } = await pageOfLender<LenderProductRow>(
    work,
    params.id,
    sql`products`,
    sql`select x.id as "_id", x.name, x.type, x.short_code as "shortCode", x.status,
        x.loan_requirement_criteria as "loanRequirementCriteria", x.created_at as created
      from products x join partners p on p.id = x.partner_id where p.account_id = ${params.id}
      order by x.created_at desc, x.id desc ${pageClause(query.page)}`,
  );
  return pageAnswer(rows.map(withMoment), total, query.page);
}

export async function listLenderLoans(
  work: Work,
  { params, query }: Received<typeof partnerDeskEndpoints, 'GET /api/partners/staff/:id/loans'>,
) {
  const { rows, total } = await pageOfLender<LenderLoanRow>(
    work,
    params.id,
    sql`partner_loans`,
    sql`select x.id as "_id", x.name, x.type, x.status, o.name as product, x.maximum_amount_cents as "maximumAmount",
        x.maximum_rate_monthly_bps as "maximumInterestRate", x.created_at as created
      from partner_loans x join partners p on p.id = x.partner_id join products o on o.id = x.product_id
      where p.account_id = ${params.id} order by x.created_at desc, x.id desc ${pageClause(query.page)}`,
  );
  const inDollarsAndPercent = (row: Moment<LenderLoanRow>) => ({
    ...withMoment(row),
    maximumAmount: centsToDollars(cents(row.maximumAmount)),
    maximumInterestRate: row.maximumInterestRate / 100,
  });
  return pageAnswer(rows.map(inDollarsAndPercent), total, query.page);
}

type Moment<Row> = Omit<Row, 'created'> & { created: Date };

const withMoment = <Row>(row: Moment<Row>) => ({ ...row, created: row.created.toISOString() });

/** A page of what a lender has, with its total, in one round trip. Refuses where there is no such lender. */
async function pageOfLender<Row extends { _id: string }>(
  { db }: Work,
  id: string,
  table: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
): Promise<{ rows: Moment<Row>[]; total: number }> {
  const { rows } = await sql<{ total: number } & (Moment<Row> | { _id: null })>`
    select t.total, x.* from (
      select (select count(*)::int from ${table} where partner_id = p.id) as total
      from accounts a left join partners p on p.account_id = a.id where a.id = ${id} and a.user_type = 'Partner') t
    left join (${page}) x on true order by x.created desc, x."_id" desc`.execute(db);
  const [first] = rows;
  if (!first) return refuse('request.not_found');
  const there = rows.filter((row): row is { total: number } & Moment<Row> => row._id !== null);
  return { rows: there, total: first.total };
}

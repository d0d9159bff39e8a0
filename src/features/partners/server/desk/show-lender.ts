// One lender for staff, by the id of its account: who signed up, the company if it is recorded, its products and its loans.

import { type RawBuilder, sql } from 'kysely';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type {
  LenderLoanRow,
  LenderOnDesk,
  LenderProductRow,
  partnerDeskEndpoints,
} from '../../contract/desk.ts';
import { companyFields } from '../../fields/partner-company.ts';
import { addressOfPicture } from '../open-picture.ts';
import { acceptancesOf } from '../terms/lender-terms.ts';

export async function showLender(
  { db }: Work,
  { params: { id } }: Received<typeof partnerDeskEndpoints, 'GET /api/partners/staff/:id'>,
): Promise<{ partner: LenderOnDesk }> {
  const [account, company] = await Promise.all([
    db
      .selectFrom('accounts')
      .select(['id', 'first_name', 'last_name', 'email', 'status', 'created_at', 'last_login_at'])
      .where('id', '=', id)
      .where('user_type', '=', 'Partner')
      .executeTakeFirst(),
    readCompany({ db }, id),
  ]);
  if (!account) return refuse('request.not_found');
  return {
    partner: {
      userId: account.id,
      account: {
        fullName: `${account.first_name} ${account.last_name}`,
        email: account.email,
        status: account.status,
        created: account.created_at.toISOString(),
        lastLoginDate: account.last_login_at?.toISOString() ?? null,
      },
      company: company && companyOf(company, await acceptancesOf({ db }, company.id)),
    },
  };
}

const readCompany = async ({ db }: Pick<Work, 'db'>, accountId: IdOf<'accounts'>) =>
  (await db
    .selectFrom('partners as p')
    .selectAll('p')
    .select((row) => [
      row
        .selectFrom('products')
        .whereRef('products.partner_id', '=', 'p.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('products'),
      row
        .selectFrom('partner_loans')
        .whereRef('partner_loans.partner_id', '=', 'p.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('loans'),
    ])
    .where('p.account_id', '=', accountId)
    .executeTakeFirst()) ?? null;

type Company = NonNullable<LenderOnDesk['company']>;
type CompanyRow = NonNullable<Awaited<ReturnType<typeof readCompany>>>;

const companyOf = (row: CompanyRow, acceptances: Company['acceptances']): Company => ({
  _id: row.id,
  ...answerOf(companyFields, row),
  checkedName: row.checked_name,
  checkedAddress: row.checked_address,
  logo: addressOfPicture(row.logo_file_id),
  status: row.status,
  revision: row.revision,
  licenceNumber: row.licence_number,
  licenceState: row.licence_state,
  created: row.created_at.toISOString(),
  products: row.products,
  loans: row.loans,
  acceptances,
});

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

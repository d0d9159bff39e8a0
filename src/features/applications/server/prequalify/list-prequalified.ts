// The people whom a lender may contact: those who let it, for as long as they do and meet the criteria of a loan of it.

import { type RawBuilder, sql } from 'kysely';
import { isClosed } from '#features/accounts/rules-in-sql/may-change-person.ts';
import { recordLooks } from '#features/consents/server/record-look.ts';
import { holdStandingConsents } from '#features/consents/server/standing-consent.ts';
import type { Policy } from '#features/decisions/contract.ts';
import { policyInForce } from '#features/decisions/server/policies.ts';
import { isPublicLoan } from '#features/partners/rules-in-sql/is-public-loan.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { Prequalified, prequalificationEndpoints } from '../../contract/prequalification.ts';
import { prequalifies } from '../../rules-in-sql/prequalify.ts';
import { refreshFigures } from './figures.ts';
import { requirementOf } from './offered-loans.ts';

type Row = Columns<'accounts', 'email' | 'phone'> &
  Columns<'prequalification_figures', 'is_verified'> &
  Columns<'consents', 'given_at'> & {
    /** The account's id; null in the single row that stands for an empty page. */
    id: Column<'accounts', 'id'> | null;
    full_name: string;
    /** The columns of the kept figures, which are never null here: only people whose figures are known are found. */
    free_cash_flow_cents: NonNullable<Column<'prequalification_figures', 'free_cash_flow_cents'>>;
    debt_service_bps: NonNullable<Column<'prequalification_figures', 'debt_service_bps'>>;
    loans: string[];
    consent_id: Column<'consents', 'id'>;
    total: number;
  };

export async function listPrequalified(
  work: Work<Actor>,
  { query }: Received<typeof prequalificationEndpoints, 'GET /api/prequalification/partner'>,
) {
  const loans = await loansThatSend(work);
  const partnerId = loans[0]?.partner_id;
  if (partnerId === undefined) return { ...pageAnswer<Prequalified>([], 0, query.page), isOn: false };
  // A transaction of its own, because it locks the kept figures, and a withdrawal locks the account before them.
  await work.transaction((work) => refreshFigures(work, partnerId));
  const policy = await policyInForce(work);
  return work.transaction(async (work) => {
    const { rows } = await select(partnerId, loans, policy, query.page).execute(work.db);
    const people = await lookAt(work, partnerId, rows.filter(isThere));
    const names = new Map(loans.map(({ id, name }) => [id, name]));
    return {
      ...pageAnswer(
        people.map((person) => onWire(person, names)),
        rows[0]?.total ?? 0,
        query.page,
      ),
      isOn: true,
    };
  });
}

/** The caller's own loans that borrowers can see and that ask for people. */
const loansThatSend = ({ db, actor }: Work<Actor>) =>
  db
    .selectFrom('partner_loans as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('partners as c', 'c.id', 'l.partner_id')
    .selectAll('l')
    .where('c.account_id', '=', actor.id)
    .where(isPublicLoan({ loan: 'l', product: 'p', partner: 'c' }))
    .where('l.send_data_if_prequalified', '=', true)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();

type Loan = Awaited<ReturnType<typeof loansThatSend>>[number];

/** Finds the people who meet a loan's criteria by their kept figures; what each loan asks for is passed in. */
function select(partnerId: IdOf<'partners'>, loans: Loan[], policy: Policy, page: number): RawBuilder<Row> {
  const asked = loans.map((loan) => ({ id: loan.id, ...requirementOf(loan) }));
  return sql<Row>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as t (id uuid, criteria text, "valueHundredths" bigint, "leastInstalmentCents" bigint)
    ), people as (
      select a.id, a.first_name || ' ' || a.last_name as full_name, a.email, a.phone, f.free_cash_flow_cents, f.debt_service_bps,
        f.is_verified, m.loans, c.given_at, c.id as consent_id
      from consents c
      join accounts a on a.id = c.account_id and not ${isClosed('a')}
      join prequalification_figures f on f.account_id = c.account_id and f.income_cents is not null and not f.is_stale
      cross join lateral (
        select array_agg(t.id::text order by t.id desc) as loans from asked t
        where ${prequalifies('f', 't', policy)}) m
      where c.partner_id = ${partnerId} and c.purpose = 'Prequalification' and ${isStanding('c')} and m.loans is not null
    )
    select p.*, n.total from (select count(*)::int as total from people) n
    left join (select * from people order by given_at desc, consent_id desc ${pageClause(page)}) p on true
    order by p.given_at desc, p.consent_id desc`;
}

type Person = Row & { id: string };

const isThere = (row: Row): row is Person => row.id !== null;

const SEEN = ['fullName', 'email', 'phone', 'freeCashFlow', 'debtServiceRatio'];

/** The people of these who have not withdrawn just now; that the lender sees them is on record before it does. */
async function lookAt(work: Work<Actor>, partnerId: IdOf<'partners'>, people: Person[]): Promise<Person[]> {
  const ids = people.map(({ id }) => id);
  const consents = await holdStandingConsents(work, ids, partnerId, 'Prequalification');
  const standing = people.filter(({ id }) => consents.has(id));
  await recordLooks(
    work,
    standing.flatMap(({ id }) => {
      const consentId = consents.get(id);
      return consentId === undefined
        ? []
        : [
            {
              kind: 'Prequalification',
              seen: SEEN,
              partnerId,
              consentId,
              accountId: id,
              applicationId: null,
            },
          ];
    }),
  );
  return standing;
}

const onWire = (person: Person, names: ReadonlyMap<string, string>): Prequalified => ({
  _id: person.consent_id,
  user: { fullName: person.full_name, email: person.email, phone: person.phone },
  freeCashFlow: centsToDollars(person.free_cash_flow_cents),
  debtServiceRatio: person.debt_service_bps / 100,
  verified: person.is_verified,
  loans: person.loans.map((id) => ({ _id: id, name: names.get(id) ?? '' })),
  since: person.given_at.toISOString(),
});

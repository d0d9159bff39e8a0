// W5 and W6 as bare handlers: the staff queue and the table of applications, each in one statement.

import { DAY_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Ask } from './bare.ts';
import { hashOf, rowFor, STAFF } from './bare-session.ts';

const PER_PAGE = 8;
const offsetOf = (page: unknown): number => (Number(page ?? 1) - 1) * PER_PAGE;

const COLUMNS = `a.id, a.first_name, a.last_name, a.email, p.submitted, p.waiting, p.verified, p.rejected, p.changed_at, p.waiting_since as since, o.id as owner_id, o.first_name || ' ' || o.last_name as owner_name`;
const PEOPLE = `left join progress p on p.account_id = k.account_id and p.audience = $2
  left join accounts a on a.id = k.account_id left join accounts o on o.id = a.assigned_to order by p.changed_at desc, p.account_id`;

const PAGE = `with ${STAFF}
  select t.people as total, ${COLUMNS} from me cross join (select people from progress_totals where audience = $2) t
  left join (select account_id from progress where audience = $2 order by changed_at desc, account_id limit 8 offset $3) k on true
  ${PEOPLE}`;

const SEARCH = `with ${STAFF}, found as materialized (
    select p.account_id, p.changed_at from accounts a join progress p on p.account_id = a.id and p.audience = $2
    where a.search_text like $4)
  select t.total, ${COLUMNS} from me cross join (select count(*)::int as total from found) t
  left join (select account_id from found order by changed_at desc, account_id limit 8 offset $3) k on true
  ${PEOPLE}`;

/** Since when it waits for us, and who looks after its person. */
type Waits = { since: Date | null; owner_id: string | null; owner_name: string | null };

const WITHIN_MS = DAY_MS;

const waitsOf = ({ since, owner_id, owner_name }: Waits) =>
  since === null
    ? { due: null, isLate: false, owner: null, mayTake: false }
    : {
        due: new Date(since.getTime() + WITHIN_MS).toISOString(),
        isLate: since.getTime() + WITHIN_MS < Date.now(),
        owner: owner_id === null ? null : { _id: owner_id, fullName: owner_name },
        mayTake: true,
      };

type Person = { total: number; id: string | null; first_name: string; last_name: string; email: string };
type Progress = Person &
  Waits &
  Record<'submitted' | 'waiting' | 'verified' | 'rejected', number> & { changed_at: Date };

export async function showPanel(ask: Ask, token: string, query: unknown) {
  const { audience, search, page } = query as Record<string, string>;
  const values = [hashOf(token), audience, offsetOf(page)];
  const rows = await (search
    ? ask<Progress>('search', SEARCH, [...values, `%${search.toLowerCase()}%`])
    : ask<Progress>('page', PAGE, values));
  return pageOf(rows, page, progressOf);
}

function pageOf<Row extends Person>(rows: Row[], page: unknown, shown: (row: Row) => object) {
  const { total } = rowFor(rows);
  return {
    rows: rows.filter(({ id }) => id !== null).map(shown),
    total,
    page: Number(page ?? 1),
    perPage: PER_PAGE,
  };
}

const progressOf = (row: Progress) => ({
  submitted: row.submitted,
  waiting: row.waiting,
  verified: row.verified,
  rejected: row.rejected,
  total: 6,
  user: { _id: row.id, fullName: `${row.first_name} ${row.last_name}`, email: row.email },
  changed: row.changed_at.toISOString(),
  ...waitsOf(row),
});

const APPLICATIONS = `with ${STAFF}
  select t.applications as total, p.id, p.amount_cents, p.rate_monthly_bps, p.term_months, p.created_at, p.status,
    p.partner_id, p.loan_info #>> '{partner,name}' as partner_name,
    (p.status = 'Pending' and p.first_approved_by is not null) as half_approved,
    (select case when g.cancelled_at is not null then 'Cancelled' when g.signed_at is null and g.declined_at is not null then 'Declined' end
      from agreements g where g.application_id = p.id) as agreement_end, a.id as account_id, a.first_name, a.last_name, a.email,
    case when p.status = 'Pending' then p.created_at end as since, o.id as owner_id, o.first_name || ' ' || o.last_name as owner_name
  from me cross join (select applications from application_totals where status = $2) t
  left join (select * from applications where status = $2 order by amount_cents desc, id desc limit 8 offset $3) p on true
  left join accounts a on a.id = p.account_id left join accounts o on o.id = a.assigned_to order by p.amount_cents desc, p.id desc`;

type Application = Person &
  Waits & {
    account_id: IdOf<'accounts'>;
    amount_cents: number;
    rate_monthly_bps: number;
    term_months: number;
    created_at: Date;
    status: string;
    partner_id: IdOf<'partners'> | null;
    partner_name: string | null;
    half_approved: boolean;
    agreement_end: 'Cancelled' | 'Declined' | null;
  };

export async function listApplications(ask: Ask, token: string, query: unknown) {
  const { status, page } = query as Record<string, string>;
  const rows = await ask<Application>('applications', APPLICATIONS, [hashOf(token), status, offsetOf(page)]);
  return pageOf(rows, page, applicationOf);
}

const applicationOf = (row: Application) => ({
  _id: row.id,
  loanAmount: row.amount_cents / 100,
  interestRate: row.rate_monthly_bps / 100,
  term: row.term_months,
  createdAt: row.created_at.toISOString(),
  status: row.status,
  partner: row.partner_id === null ? null : { _id: row.partner_id, name: row.partner_name },
  user: { _id: row.account_id, fullName: `${row.first_name} ${row.last_name}`, email: row.email },
  halfApproved: row.half_approved,
  agreementEnd: row.agreement_end,
  ...waitsOf(row),
});

// Reads applications for the borrower's table and detail.

import { type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { Application, applicationEndpoints } from '../contract.ts';
import { isStillOpen } from '../rules/counter-offer/counter-offer.ts';
import { agreementEnd, isReadyToSign } from '../rules-in-sql/agreement-state.ts';
import { costOnWire } from './cost-on-wire.ts';
import { latestCounterOffer, openUntil } from './counter-offer/read-counter-offer.ts';

type Row = Selectable<Tables['applications']>;

/** How the agreement of an application ended without money, looked up by its index; `alias` is the application's table. */
export const agreementEndOf = (alias: string) =>
  sql<
    Application['agreementEnd']
  >`(select ${agreementEnd('g')} from agreements g where g.application_id = ${sql.ref(`${alias}.id`)})`;

export async function listOwnApplications(
  work: Work<Actor>,
  { query }: Received<typeof applicationEndpoints, 'GET /api/loan-application/user'>,
) {
  const own = work.db
    .selectFrom('applications')
    .where('account_id', '=', work.actor.id)
    .$if(query.loan !== undefined, (found) => found.where('partner_loan_id', '=', query.loan ?? null));
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .select(waitsForSignature)
      .select(openUntil('applications').as('open_until'))
      .select(agreementEndOf('applications').as('agreement_end'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .$call(onPage(query.page))
      .execute(),
    own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(
    rows.map((row) => ({
      ...onWire(row),
      waitsForSignature: row.waits_for_signature,
      waitsForAnswer: isStillOpen(row.open_until, work.now),
    })),
    total,
    query.page,
  );
}

/** Whether an agreement waits for its signature; asked only of the few rows of a page, each looked up by its index. */
const waitsForSignature =
  sql<boolean>`exists (select from agreements g where g.application_id = applications.id and ${isReadyToSign('g')})`.as(
    'waits_for_signature',
  );

export async function getOwnApplication(
  work: Work<Actor>,
  { params }: Received<typeof applicationEndpoints, 'GET /api/loan-application/:id'>,
) {
  const row = await work.db
    .selectFrom('applications')
    .selectAll()
    .select(agreementEndOf('applications').as('agreement_end'))
    .select(loanOf)
    .where('id', '=', params.id)
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  const counterOffer = await latestCounterOffer(work, row);
  return { ...onWire(row), cost: costOnWire(row), counterOffer, loanId: row.loan_id };
}

const loanOf =
  sql<IdOf<'loans'> | null>`(select l.id from loans l where l.application_id = applications.id and ${payoutStands('l')})`.as(
    'loan_id',
  );

export function onWire(row: Row & { agreement_end: Application['agreementEnd'] }): Application {
  return {
    _id: row.id,
    loanAmount: centsToDollars(row.amount_cents),
    interestRate: row.rate_monthly_bps / 100,
    term: row.term_months,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    partner: partnerOf(row),
    loanInfoImmutable: JSON.stringify(row.loan_info),
    productInfoImmutable: JSON.stringify(row.product_info),
    rejectionReason: row.rejection_reason,
    approvalNote: row.approval_note,
    decidedAt: row.decided_at?.toISOString() ?? null,
    agreementEnd: row.agreement_end,
  };
}

/** The lender under the name it had at the time; null for a loan of ours. */
function partnerOf({ partner_id, loan_info }: Row): Application['partner'] {
  if (partner_id === null) return null;
  const { partner } = loan_info as { partner?: { name?: string } };
  return { _id: partner_id, name: partner?.name ?? '' };
}

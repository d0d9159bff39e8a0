// The lenders' loans that are offered to a borrower who meets their criteria: worked out when read, in one round trip.

import { sql } from 'kysely';
import { type Policy, policySchema } from '#features/decisions/contract.ts';
import { hasBegunForAll } from '#features/decisions/server/policies.ts';
import { isPublicLoan } from '#features/partners/rules-in-sql/is-public-loan.ts';
import { addressOfPicture } from '#features/partners/server/open-picture.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { OfferedLoan, Offers, prequalificationEndpoints } from '../../contract/prequalification.ts';
import { capacityOf, leastInstalment, prequalifies, type Requirement } from '../../rules/prequalify.ts';
import { figuresOf, type Read, readOf } from './figures.ts';

type LoanRow = {
  id: string;
  name: string;
  type: OfferedLoan['type'];
  loan_criteria: OfferedLoan['loanCriteria'];
  loan_criteria_value_hundredths: number;
  minimum_amount_cents: number;
  maximum_amount_cents: number;
  default_rate_monthly_bps: number;
  maximum_term_months: number;
  send_data_if_prequalified: boolean;
  partner_id: IdOf<'partners'>;
  partner_name: string;
  logo_file_id: IdOf<'files'>;
  licence_number: string | null;
  licence_state: OfferedLoan['partner']['licenceState'];
  is_allowed: boolean;
};

type Found = Read & { policy: unknown; loans: LoanRow[] };

/** The most loans that are compared with the person's figures, the cheapest first. */
const MOST_LOANS = 200;
const MOST_SHOWN = 8;

export async function offeredLoans(
  work: Work<Actor>,
  { query }: Received<typeof prequalificationEndpoints, 'GET /api/prequalification'>,
): Promise<Offers> {
  const found = await read(work, query.loan);
  const { figures, isVerified } = figuresOf(found, work.now);
  if (figures === null) return { figures: null, rows: [], total: 0 };
  const capacity = capacityOf(policySchema.parse(found.policy) satisfies Policy, figures);
  const met = found.loans.filter((loan) => prequalifies(capacity, requirementOf(loan)));
  return {
    figures: {
      freeCashFlow: centsToDollars(figures.freeCashFlowCents),
      debtServiceRatio: figures.debtServiceBps / 100,
      runningLoans: centsToDollars(figures.runningLoansCents),
      verified: isVerified,
    },
    rows: met.slice(0, MOST_SHOWN).map(onWire),
    total: met.length,
  };
}

/** Reads the person's sections, and the loans that can be applied for and that their lenders let the platform offer. */
async function read(work: Work<Actor>, loanId: string | undefined): Promise<Found> {
  const one = loanId === undefined ? sql`true` : sql`l.id = ${loanId}`;
  const { rows } = await sql<Found>`
    select ${readOf('a.id')},
      (select p.policy from policies p where ${hasBegunForAll('p', work.now)} order by p.version desc limit 1) as policy,
      coalesce((select jsonb_agg(to_jsonb(o) order by o.default_rate_monthly_bps, o.id) from (
        select l.id, l.name, l.type, l.loan_criteria, l.loan_criteria_value_hundredths, l.minimum_amount_cents, l.maximum_amount_cents,
          l.default_rate_monthly_bps, l.maximum_term_months, l.send_data_if_prequalified, c.id as partner_id, c.name as partner_name,
          c.logo_file_id, c.licence_number, c.licence_state, exists (
            select from consents k where k.account_id = a.id and k.partner_id = c.id and k.purpose = 'Prequalification'
              and ${isStanding('k')}) as is_allowed
        from partner_loans l join products p on p.id = l.product_id join partners c on c.id = l.partner_id
        where l.allow_ksap_to_offer and ${isPublicLoan({ loan: 'l', product: 'p', partner: 'c' })} and ${one}
        order by l.default_rate_monthly_bps, l.id limit ${sql.lit(MOST_LOANS)}) o), '[]'::jsonb) as loans
    from accounts a where a.id = ${work.actor.id}`.execute(work.db);
  return rows[0] as Found;
}

/** What a loan asks for, as the database keeps it. */
export const requirementOf = (
  loan: Pick<
    LoanRow,
    | 'loan_criteria'
    | 'loan_criteria_value_hundredths'
    | 'minimum_amount_cents'
    | 'default_rate_monthly_bps'
    | 'maximum_term_months'
  >,
): Requirement => ({
  criteria: loan.loan_criteria,
  valueHundredths: loan.loan_criteria_value_hundredths,
  leastInstalmentCents: leastInstalment({
    minimumAmountCents: cents(loan.minimum_amount_cents),
    rateMonthlyBps: loan.default_rate_monthly_bps,
    maximumTermMonths: loan.maximum_term_months,
  }),
});

const onWire = (loan: LoanRow): OfferedLoan => ({
  _id: loan.id,
  name: loan.name,
  type: loan.type,
  minimumAmount: centsToDollars(cents(loan.minimum_amount_cents)),
  maximumAmount: centsToDollars(cents(loan.maximum_amount_cents)),
  defaultInterestRate: loan.default_rate_monthly_bps / 100,
  maximumTerm: loan.maximum_term_months,
  loanCriteria: loan.loan_criteria,
  loanCriteriaValue: loan.loan_criteria_value_hundredths / 100,
  partner: {
    _id: loan.partner_id,
    name: loan.partner_name,
    logo: addressOfPicture(loan.logo_file_id),
    licenceNumber: loan.licence_number,
    licenceState: loan.licence_state,
  },
  contact: loan.send_data_if_prequalified ? (loan.is_allowed ? 'allowed' : 'asks') : 'off',
});

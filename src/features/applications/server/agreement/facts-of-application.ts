// What a paper is made of: the terms of an approved application without one, who lends, and the figures that follow.

import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type AddedHolidays, payableOn } from '#shared/working-days/working-days.ts';
import { brand } from '#texts/brand.ts';
import type { AgreementFacts } from '../../contract/agreement.ts';
import { agreementFacts, agreementNumber } from '../../rules/agreement/facts.ts';
import { agreementFigures } from '../../texts/agreement.ts';
import { repaymentOptionOf } from '../cost-on-wire.ts';

export type ToPrepare = NonNullable<Awaited<ReturnType<typeof toPrepare>>>;

/**
 * The approved application that needs an agreement; undefined where it is not approved, was given up or repaid, has its agreement, or where
 * a loan runs already.
 */
export const toPrepare = ({ db }: Work, applicationId: IdOf<'applications'>) =>
  db
    .selectFrom('applications as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('partners as c', 'c.id', 'p.partner_id')
    .leftJoin('agreements as g', 'g.application_id', 'p.id')
    .leftJoin('loans as l', (join) => join.onRef('l.application_id', '=', 'p.id').on(payoutStands('l')))
    .select(['p.id', 'p.account_id', 'p.amount_cents', 'p.rate_monthly_bps', 'p.term_months', 'p.loan_info'])
    .select(['p.created_at', 'p.decided_at', 'a.first_name', 'a.last_name'])
    .select(['c.account_id as lender_account_id', 'c.licence_number'])
    // Whom staff checked the licence for: a lender that renames itself meanwhile lends under the new name once they have checked that.
    .select((row) => [
      row.fn.coalesce('c.checked_name', 'c.name').as('lender_name'),
      row.fn.coalesce('c.checked_address', 'c.address').as('lender_address'),
    ])
    .where('p.id', '=', applicationId)
    .where('p.status', '=', 'Approved')
    .where('p.closed_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .where('g.id', 'is', null)
    .where('l.id', 'is', null)
    .executeTakeFirst();

const us = { name: brand.name, legalName: brand.legalName, address: brand.address };

/** What the paper says of an application. `added`: the holidays that were added, as of the day of the paper. */
export function factsOf(application: ToPrepare, now: Date, added: AddedHolidays): AgreementFacts {
  const { lender_name, lender_address, licence_number } = application;
  const isLenders = lender_name !== null;
  return agreementFacts(
    {
      amountCents: application.amount_cents,
      rateMonthlyBps: application.rate_monthly_bps,
      termMonths: application.term_months,
      repaymentOption: repaymentOptionOf(application),
    },
    {
      number: agreementNumber(application.id),
      preparedOn: dayOf(now),
      approvedOn: dayOf(application.decided_at ?? now),
      lender: isLenders
        ? {
            name: lender_name,
            legalName: lender_name,
            address: oneLine(lender_address ?? ''),
            licence: licence_number ? agreementFigures.licence(licence_number) : agreementFigures.noLicence,
          }
        : { ...us, licence: brand.licenceBanner },
      runBy: isLenders ? us : null,
      contactEmail: brand.supportEmail,
    },
    dayOf(application.created_at),
    (day) => payableOn(day, added),
  );
}

const oneLine = (address: string): string =>
  address
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(', ');

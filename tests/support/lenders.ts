// Lenders for the database tests: a company with its account, a product and a loan, each naming only what matters.

import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Services } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { type Someone, someone } from './builders.ts';

type Known = {
  partner?: Partial<Insertable<Tables['partners']>>;
  product?: Partial<Insertable<Tables['products']>>;
  loan?: Partial<Insertable<Tables['partner_loans']>>;
  /** Whether it has accepted the newest terms for lenders; it has unless that is said. */
  hasAccepted?: boolean;
};

export type LenderOnOffer = {
  account: Someone;
  partnerId: IdOf<'partners'>;
  productId: IdOf<'products'>;
  loanId: IdOf<'partner_loans'>;
  logoId: string;
};

let lenders = 0;

/** A licensed lender with one loan on offer: $10,000 to $200,000 over 3 to 12 months, 5 % a month. */
export async function lender(services: Services, known: Known = {}): Promise<LenderOnOffer> {
  lenders += 1;
  const now = new Date();
  const isRevoked = known.partner?.status === 'Revoked';
  const account = await someone(services, {
    userType: 'Partner',
    ...(isRevoked ? { status: 'Suspended' } : {}),
  });
  const [partnerId, productId, logoId] = [newId<'partners'>(), newId<'products'>(), newId<'files'>()];
  const { licence_number = `MC-${newId()}` } = known.partner ?? {};
  await services.files.write(logoId, Buffer.from('logo'));
  await services.db
    .insertInto('files')
    .values({
      id: logoId,
      owner_id: account.id,
      original_name: 'logo.png',
      media_type: 'image/png',
      size_bytes: 4,
      sha256: '0'.repeat(64),
      created_at: now,
    })
    .execute();
  await services.db
    .insertInto('partners')
    .values({
      id: partnerId,
      account_id: account.id,
      name: `Lender ${lenders}`,
      contact_phone: '8765550100',
      contact_email: `lender-${lenders}@example.com`,
      description: 'Lends.',
      address: '1 King Street, Kingston',
      logo_file_id: logoId,
      status: 'Active',
      licence_state: 'Licensed',
      licence_number,
      checked_licence_number: licence_number,
      created_at: now,
      updated_at: now,
      ...known.partner,
    })
    .execute();
  if (known.hasAccepted !== false) {
    const { version, sha256 } = await services.db
      .selectFrom('lender_terms')
      .select(['version', 'sha256'])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await services.db
      .insertInto('lender_acceptances')
      .values({
        ...{ id: newId<'lender_acceptances'>(), partner_id: partnerId, accepted_by: account.id },
        ...{ version, sha256, name: 'Kemar Bennett', accepted_at: now },
      })
      .execute();
  }
  await services.db
    .insertInto('products')
    .values({
      id: productId,
      partner_id: partnerId,
      name: `Product ${lenders}`,
      type: 'Personal',
      short_code: `P${lenders}`,
      status: 'Active',
      loan_requirement_criteria: 'DSR',
      description: 'For people.',
      created_at: now,
      updated_at: now,
      ...known.product,
    })
    .execute();
  const loanId = await partnerLoan(services, { partnerId, productId }, known.loan);
  return { account, partnerId, productId, loanId, logoId };
}

/** One more loan of a lender. */
export async function partnerLoan(
  services: Services,
  { partnerId, productId }: Pick<LenderOnOffer, 'partnerId' | 'productId'>,
  known: Known['loan'] = {},
): Promise<IdOf<'partner_loans'>> {
  const id = newId<'partner_loans'>();
  const now = new Date();
  await services.db
    .insertInto('partner_loans')
    .values({
      id,
      partner_id: partnerId,
      product_id: productId,
      name: 'Loan',
      status: 'Active',
      description: 'A loan.',
      security_type: 'Unsecured',
      repayment_option: 'Monthly',
      loan_criteria: 'Debt Service Ratio',
      loan_criteria_value_hundredths: 4_000,
      minimum_amount_cents: cents(10_000_00),
      maximum_amount_cents: cents(200_000_00),
      minimum_rate_monthly_bps: 300,
      default_rate_monthly_bps: 500,
      maximum_rate_monthly_bps: 800,
      minimum_term_months: 3,
      default_term_months: 6,
      maximum_term_months: 12,
      type: 'Unsecured Regular Loan',
      created_at: now,
      updated_at: now,
      ...known,
    })
    .execute();
  return id;
}

/** What a lender has, by the kinds of the authorisation matrix. */
export const kindsOf = ({ account, partnerId, productId, loanId, logoId }: LenderOnOffer) => ({
  lender: account.id,
  partner: partnerId,
  product: productId,
  partnerLoan: loanId,
  lenderPicture: logoId,
});

// Whether whoever lends an approved loan may lend now: the lender by its company, we by our licence.
import { isSeenByBorrowers } from '#features/partners/rules/may-publish.ts';
import type { Config } from '#platform/server/config.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { brand } from '#texts/brand.ts';
import { isLicensed, lendingRefusal, type Payable } from '../../rules/disbursement/may-disburse.ts';

type Lender = Columns<'partners', 'status' | 'licence_state'>;

type Lending = {
  /** Null for a loan of ours. */
  lender: Lender | null;
  /** The sentence about the licence in the agreement. */
  licence_signed: string | null;
};

type Settings = Pick<Config, 'production'>;

export function mayLend(
  { lender, licence_signed }: Lending,
  { production }: Settings,
): Pick<Payable, 'mayLend' | 'isLicensed'> {
  if (lender)
    return {
      mayLend: isSeenByBorrowers({ status: lender.status, licenceState: lender.licence_state }),
      isLicensed: true,
    };
  const known = { licence: brand.licence, says: brand.licenceBanner, signed: licence_signed };
  return { mayLend: true, isLicensed: isLicensed({ production, ...known }) };
}

/** What of a lender and an agreement a statement reads for `heldUp`. */
export type LendingRead = {
  lender_status: Lender['status'] | null;
  lender_licence: Lender['licence_state'] | null;
  licence_signed: string | null;
};

/** Why whoever lends it holds the money of a signed agreement up; null where nobody does. */
export function heldUp({ lender_status, lender_licence, licence_signed }: LendingRead, settings: Settings) {
  const lender =
    lender_status && lender_licence ? { status: lender_status, licence_state: lender_licence } : null;
  return lendingRefusal(mayLend({ lender, licence_signed }, settings));
}

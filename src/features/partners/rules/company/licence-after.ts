// What becomes of a lender's licence when the lender edits its company: it may say, and never confirm.
import type { LicenceState } from '../../contract/desk.ts';
import { isChecked } from '../may-publish.ts';

export type Licence = { licenceNumber: string | null; licenceState: LicenceState };

/** What an edit says of the licence; what it leaves out stays as it is. */
export type SaidOfLicence = {
  licenceNumber?: string | undefined;
  licenceApplied?: boolean | undefined;
  /** That the company is called otherwise, or is elsewhere, than staff checked the licence for. */
  isOtherCompany?: boolean;
};

export const NO_LICENCE: Licence = { licenceNumber: null, licenceState: 'None' };

/**
 * The licence after an edit; null where it may not be touched. A number that staff have checked counts only as it is, and for whom they
 * checked it: with another one, or for somebody else, the licence is applied for again. One that is out of date lets nobody lend and stays so. A suspended one is the supervisor's matter, which no edit may paint over.
 */
export function licenceAfter(kept: Licence, said: SaidOfLicence): Licence | null {
  const number = said.licenceNumber === undefined ? kept.licenceNumber : said.licenceNumber || null;
  if (!isChecked(kept.licenceState)) return asSaid(number, said.licenceApplied ?? isApplied(kept));
  const isSame = number?.toUpperCase() === kept.licenceNumber?.toUpperCase();
  if (kept.licenceState === 'Suspended') return isSame ? kept : null;
  const isRenewed = kept.licenceState === 'Expired' && said.licenceApplied === true;
  const isOther = kept.licenceState === 'Licensed' && said.isOtherCompany === true;
  return isSame && !isRenewed && !isOther ? kept : asSaid(number, true);
}

/** The state of a licence by its lender's word: whoever has a number has at least applied. */
const asSaid = (licenceNumber: string | null, hasApplied: boolean): Licence => ({
  licenceNumber,
  licenceState: licenceNumber !== null || hasApplied ? 'Applied' : 'None',
});

const isApplied = (licence: Licence): boolean => licence.licenceState === 'Applied';

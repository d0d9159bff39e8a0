// What staff are refused about a lender and its licence.
import { refusals } from '#shared/declared-refusals.ts';

export const staffPartnerRefusals = refusals({
  'partner.changed': ['conflict', 'Somebody has changed this lender since you opened it. Look at it again.'],
  'partner.reason_needed': ['invalid', 'Please give the reason.'],
  'partner.number_needed': ['invalid', 'A valid licence has a number.'],
  'partner.number_taken': ['conflict', 'Another lender has this licence number.'],
});

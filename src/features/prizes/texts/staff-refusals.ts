// What staff are refused about prizes and redemptions.
import { refusals } from '#shared/declared-refusals.ts';

export const staffPrizeRefusals = refusals({
  'prize.fields': ['invalid', 'Some fields need another look.'],
  'prize.changed': [
    'conflict',
    'Somebody else has changed this prize since you opened it. Reload it and make your changes again.',
  ],
  'prize.promised': [
    'conflict',
    'A contest that is not drawn yet gives this prize. Wait for the draw, or give the contest another prize first.',
  ],
  'prize.kind_fixed': [
    'conflict',
    'Whether a prize hands out codes is chosen when it is added, and stays so.',
  ],
  'prize.no_codes': ['conflict', 'This prize hands out no codes.'],
  'prize.codes_missing': ['invalid', 'Paste at least one code.'],
  'acquisition.settled': ['conflict', 'This redemption has been fulfilled or cancelled already.'],
  'acquisition.reason_needed': ['invalid', 'Please specify a reason for the cancellation'],
});

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
    'A contest still has to give this prize. Wait until it is drawn and its prizes are handed over, or give the contest another prize first.',
  ],
  'prize.codes_reserved': [
    'conflict',
    'A published contest holds codes of this prize. They can be withdrawn once its prizes are handed over.',
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

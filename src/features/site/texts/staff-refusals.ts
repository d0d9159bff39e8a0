// What staff are refused when they edit the words of the landing.
import { refusals } from '#shared/declared-refusals.ts';

export const staffSiteRefusals = refusals({
  'copy.fields': ['invalid', 'Some words need another look.'],
  'copy.changed': [
    'conflict',
    'Somebody else saved these words while you were editing them. Yours are still here: look at what changed, then save again.',
  ],
  'copy.unchanged': ['conflict', 'The landing reads like that already.'],
});

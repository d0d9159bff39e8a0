// What a borrower is refused who submits a section.
import { refusals } from '#shared/declared-refusals.ts';

export const informationRefusals = refusals({
  'information.invalid': ['invalid', 'Some answers need another look.'],
  'information.changed': [
    'conflict',
    'This form was changed while you were filling it in. Your answers are kept: reload the page, look through them and submit again.',
  ],
  'information.closed': ['conflict', 'This section cannot be submitted just now.'],
  'information.submitted': [
    'conflict',
    'You have submitted this section already. Information submitted cannot be edited.',
  ],
});

// What a borrower is refused who asks for a new date.
import { refusals } from '#shared/declared-refusals.ts';

export const loanRefusals = refusals({
  'new_date.nothing_due': [
    'conflict',
    'Nothing of this loan falls due any more, so there is no date to move.',
  ],
  'new_date.too_late': [
    'conflict',
    'A new date can be asked for until the day on which the instalment falls due. Write to us, and we look at it together.',
  ],
  'new_date.moved': ['conflict', 'This instalment has a new date already. Each date is moved once.'],
  'new_date.no_room': [
    'conflict',
    'The next instalment falls due on the same day, so this one cannot be moved.',
  ],
  'new_date.not_next': [
    'conflict',
    'Only the next instalment can get a new date. Reload the page to see it.',
  ],
  'new_date.out_of_range': ['invalid', 'Choose one of the days on offer.'],
  'new_date.reason_needed': ['invalid', 'Tell us briefly why you need another date.'],
  'new_date.asked': ['conflict', 'You have asked for a new date already. A person will answer you.'],
  'new_date.none': ['conflict', 'There is no open request for a new date.'],
});

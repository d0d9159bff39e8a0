// What a lender is refused about an application for its loan.
import { refusals } from '#shared/declared-refusals.ts';
import { partnerCounterOfferTexts } from './counter-offer/partner-counter-offer.ts';

export const partnerApplicationRefusals = refusals({
  'application.lender_may_not_approve': [
    'conflict',
    'You cannot approve loans while your company is switched off or without a valid licence. You can still reject.',
  ],
  'counter_offer.fields': ['invalid', partnerCounterOfferTexts.fields],
  'counter_offer.open': [
    'conflict',
    'The borrower has an offer of yours to answer already. Take it back before you make another.',
  ],
  'counter_offer.too_many': [
    'conflict',
    'You have offered other terms for this application five times. Approve it as it was asked for, or reject it.',
  ],
  'counter_offer.answered': [
    'conflict',
    'This offer has ended meanwhile, so it cannot be taken back. What became of it stands on the page.',
  ],
  'words.closed': [
    'conflict',
    'You can ask while the application waits, the applicant’s consent stands and you may lend. Not just now.',
  ],
  'words.too_many': [
    'conflict',
    'You have asked ten times for this application. Decide it on what you have.',
  ],
  'words.fields': ['invalid', 'Some fields need another look.'],
  'words.notes_full': ['conflict', 'An application holds a hundred notes, and this one does.'],
  'application.consent_withdrawn': [
    'conflict',
    'The applicant has withdrawn consent, so you cannot approve this application. You can still reject it; with consent they can apply again.',
  ],
  'application.applicant_closed': [
    'conflict',
    'The applicant’s account is closed just now, so you cannot approve this application. You can still reject it.',
  ],
});

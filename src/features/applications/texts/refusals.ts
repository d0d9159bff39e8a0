// What a borrower is refused about an application, an offer or an agreement.
import { refusals } from '#shared/declared-refusals.ts';
import { wordsTexts } from './words/words.ts';

export const applicationRefusals = refusals({
  'consent.needed': [
    'invalid',
    'Tick the box to apply. Without your consent we cannot send your application to the lender.',
  ],
  'consent.outdated': [
    'conflict',
    'What you agree to has changed since you opened this page. Reload it and read it again.',
  ],
  'prequalification.off': ['conflict', 'This lender asks for nobody through this loan just now.'],
  'prequalification.unmet': [
    'conflict',
    'Your figures do not meet what this lender asks for just now. Nothing was shared.',
  ],
  'application.outside_limits': ['invalid', 'The lender does not lend that amount over that term.'],
  'application.waiting': [
    'conflict',
    'You have applied for this loan already. The lender is looking at your application.',
  ],
  'application.decided_meanwhile': [
    'conflict',
    'This application was decided meanwhile, so it cannot be taken back. What was decided stands here.',
  ],
  'application.no_offer': ['conflict', 'No offers available. Check your email for more info'],
  'application.offer_changed': [
    'conflict',
    'Your offer has changed since you opened this page. Reload it to see the new one.',
  ],
  'application.no_amount': ['invalid', 'Please select loan amount'],
  'counter_offer.accepted': ['conflict', 'You have accepted these terms already. The agreement comes next.'],
  'counter_offer.declined': ['conflict', 'You have declined these terms already.'],
  'counter_offer.withdrawn': [
    'conflict',
    'The lender has taken this offer back meanwhile. Reload the page to see where your application stands.',
  ],
  'counter_offer.expired': [
    'conflict',
    'The time to answer this offer is over. Your application still waits as you asked.',
  ],
  'counter_offer.consent_withdrawn': [
    'conflict',
    'You have ended your consent for this lender, so it can no longer lend to you on this application. Take the application back and apply again if you want this loan.',
  ],
  'counter_offer.lender_closed': [
    'conflict',
    'The lender may not lend just now, so its terms cannot be accepted. Write to us through the messages page.',
  ],
  'words.nothing_asked': ['conflict', 'The lender waits for no answer of yours just now.'],
  'words.answered_enough': ['conflict', 'You have answered twenty times. The lender decides on that.'],
  'words.answer': ['invalid', wordsTexts.answerNeeded],
  'agreement.not_ready': [
    'conflict',
    'The agreement is still being prepared. We tell you here when it is ready.',
  ],
  'agreement.signed': ['conflict', 'This agreement is signed already.'],
  'agreement.declined': [
    'conflict',
    'You have told us that you do not want this loan, so there is nothing to sign.',
  ],
  'agreement.cancelled': [
    'conflict',
    'We cancelled this loan before it was paid out, so there is nothing to sign or to give up. You can ask for a new offer.',
  ],
  'agreement.other_paper': [
    'conflict',
    'This is not the agreement that we have for you. Reload the page, read it again and sign it then.',
  ],
  'agreement.paper_altered': [
    'unavailable',
    'The agreement on our side is not as it was made, so it cannot be signed. Write to us through the messages page.',
  ],
  'agreement.other_name': ['invalid', 'Type your full name as it stands in the agreement.'],
  'agreement.lender_closed': [
    'conflict',
    'The lender may not lend just now, so this agreement cannot be signed. Write to us through the messages page.',
  ],
});

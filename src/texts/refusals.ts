// Every refusal the server can give: its kind, and the words a person reads.

type Kind = 'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'tooMany' | 'unavailable';
const table = <Code extends string>(rows: Record<Code, readonly [Kind, string]>) => rows;

export const refusalTexts = table({
  'request.invalid': [
    'invalid',
    'Some of what was sent could not be read. Check the marked fields and try again.',
  ],
  'request.not_found': ['missing', 'We could not find that.'],
  'request.too_large': ['invalid', 'What was sent is too large.'],
  'request.too_many': ['tooMany', 'Too many tries. Wait a little and try again.'],
  'request.conflict': ['conflict', 'This was changed somewhere else in the meantime. Reload and try again.'],
  'request.key_reused': ['conflict', 'This request key was already used for something else.'],
  'request.key_missing': ['invalid', 'This call needs an Idempotency-Key header.'],
  'request.csrf': ['forbidden', 'This page has been open for too long. Reload it and try again.'],
  'service.unavailable': [
    'unavailable',
    'Pimento cannot be reached just now. Nothing was lost; try again in a minute.',
  ],
  'service.storage_full': [
    'unavailable',
    'Pimento cannot take new files or changes just now. Nothing was lost; try again later.',
  ],
  'file.quota': [
    'conflict',
    'You have used all the space for files. Ask us through the messages page to make room.',
  ],
  'consent.needed': [
    'invalid',
    'Tick the box to apply. Without your consent we cannot send your application to the lender.',
  ],
  'consent.outdated': [
    'conflict',
    'What you agree to has changed since you opened this page. Reload it and read it again.',
  ],
  'application.outside_limits': ['invalid', 'The lender does not lend that amount over that term.'],
  'application.waiting': [
    'conflict',
    'You have applied for this loan already. The lender is looking at your application.',
  ],
  'application.lender_decides': ['conflict', 'The lender decides on this application.'],
  'application.no_offer': ['conflict', 'No offers available. Check your email for more info'],
  'application.offer_changed': [
    'conflict',
    'Your offer has changed since you opened this page. Reload it to see the new one.',
  ],
  'application.no_amount': ['invalid', 'Please select loan amount'],
  'application.decided': ['conflict', 'This application has been decided already.'],
  'application.reason_needed': ['invalid', 'Please specify a reason for the rejection'],
  'quiz.incomplete': ['invalid', 'Please complete question to move on'],
  'quiz.taken': ['conflict', 'You have taken the quiz already.'],
  'preferences.incomplete': ['invalid', 'Please complete all questions to move on'],
  'account.fields': ['invalid', 'Some fields need another look.'],
  'account.promo_unknown': ['invalid', 'We do not know this promo code.'],
  'account.promo_over': ['conflict', 'This promo code is no longer valid.'],
  'account.wrong_login': ['unauthenticated', 'The email or the password is not right.'],
  'account.unverified': ['forbidden', 'Please confirm your email address first: open the link we sent you.'],
  'account.closed': ['forbidden', 'This account cannot log in. Please write to us.'],
  'account.too_many_tries': ['tooMany', 'Too many failed tries. Wait a few minutes and try again.'],
  'account.link_spent': ['invalid', 'This link was used already or is too old. Ask for a new one.'],
  'account.wrong_password': ['invalid', 'Your current password is not right.'],
  'account.loan_open': [
    'conflict',
    'You have a loan with us that is not paid back yet, so your account must stay. Pay it back first; after that you can delete the account here.',
  ],
  'account.application_open': [
    'conflict',
    'An application of yours is waiting for its decision, so your account must stay. Wait for the answer, or ask us to end it through the messages page; then try again.',
  ],
  'account.email_taken': ['conflict', 'There is an account with this email address already.'],
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
  'verification.too_early': [
    'conflict',
    'Submit the information of this section first; its documents come after.',
  ],
  'verification.waiting': [
    'conflict',
    'Your documents for this section are with us already. We are looking at them.',
  ],
  'verification.verified': ['conflict', 'This section is verified already.'],
  'verification.decided': ['conflict', 'This document is decided already.'],
  'message.blank': ['invalid', 'Write something before you send it.'],
  'message.too_long': ['invalid', 'A message may have 4,000 characters at most.'],
  'message.too_many': [
    'tooMany',
    'You have sent many messages in a short time. Wait a few minutes and try again.',
  ],
  'prize.redeemed': ['conflict', 'You have redeemed this already.'],
  'prize.removed': ['conflict', 'This prize is no longer on offer.'],
  'prize.contest_only': ['conflict', 'This prize is won in contests; it cannot be redeemed for seeds.'],
  'prize.out_of_stock': ['conflict', 'The last one is gone. Your seeds were not touched.'],
  'prize.too_few_seeds': ['conflict', 'You do not have enough seeds for this yet.'],
  'prize.price_changed': [
    'conflict',
    'The seeds needed for this prize have changed since you opened this page. Reload it to see the new figure.',
  ],
  'acquisition.settled': ['conflict', 'This redemption has been fulfilled or cancelled already.'],
  'acquisition.reason_needed': ['invalid', 'Please specify a reason for the cancellation'],
  'contest.not_open': ['conflict', 'This contest is not open yet.'],
  'contest.closed': ['conflict', 'This contest has ended. Nobody can join it any more.'],
  'contest.not_drawn': ['conflict', 'The tickets are published with the draw.'],
  'session.needed': ['unauthenticated', 'Please log in to go on.'],
  'session.not_fresh': ['forbidden', 'Please give your password once more to go on.'],
  'session.not_allowed': ['forbidden', 'You may not do this.'],
});

export type RefusalCode = keyof typeof refusalTexts;

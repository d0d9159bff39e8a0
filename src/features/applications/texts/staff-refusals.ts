// What staff are refused when they decide, pay out or cancel; a lender meets some of it too.
import { refusals } from '#shared/declared-refusals.ts';
import { staffApplicationTexts } from '#texts/staff-applications.ts';
import { disbursementTexts } from './staff-disbursements.ts';

export const staffApplicationRefusals = refusals({
  'application.lender_decides': ['conflict', 'The lender decides on this application.'],
  'application.decided': ['conflict', 'This application has been decided already.'],
  'application.withdrawn': ['conflict', 'The borrower has taken this application back.'],
  'application.borrower_closed': ['conflict', staffApplicationTexts.borrowerClosed],
  'application.facts_worse': [
    'conflict',
    'Since the offer the facts have got worse. Look at what has changed, and say why you approve it all the same.',
  ],
  'application.fields': ['invalid', 'Some fields need another look.'],
  'application.reason_needed': ['invalid', 'Please specify a reason for the rejection'],
  'disbursement.not_approved': ['conflict', 'This application is not approved, so nothing is paid out.'],
  'disbursement.not_signed': ['conflict', 'The agreement is not signed yet. Money goes out once it is.'],
  'disbursement.declined': [
    'conflict',
    'The borrower does not want this loan any more, so nothing is paid out.',
  ],
  'disbursement.cancelled': ['conflict', 'This loan was cancelled, so nothing is paid out.'],
  'disbursement.closed': ['conflict', 'This application is closed, so nothing is paid out.'],
  'disbursement.borrower_closed': [
    'conflict',
    'The borrower’s account is suspended or closed, so no money is handed over. Make it active again first, or cancel the loan.',
  ],
  'disbursement.lender_closed': [
    'conflict',
    'The lender may not lend just now, so no money goes out in its name. Wait until it may lend again, or cancel the loan.',
  ],
  'disbursement.no_licence': [
    'conflict',
    'No loan of ours is paid out without the number of our licence. Once it stands in the brand’s configuration, cancel a loan that was signed before, and let the borrower apply again.',
  ],
  'disbursement.not_verified': [
    'conflict',
    'Not everything is verified that has to be before this money is paid out. Decide on the borrower’s documents first.',
  ],
  'disbursement.facts_worse': [
    'conflict',
    'Since this loan was approved its facts have got worse, so its money does not go out.',
  ],
  'disbursement.facts_changed': [
    'conflict',
    'What has got worse is not what you have read. Read it again before you approve this loan.',
  ],
  'disbursement.not_worse': [
    'conflict',
    'Nothing has got worse since this loan was approved, so there is nothing to approve anew.',
  ],
  'disbursement.approved_by_you': ['conflict', disbursementTexts.approvedByYou],
  'disbursement.paid': ['conflict', 'The money has been handed over already.'],
  'cancellation.reason_needed': ['invalid', 'Give the reason. The borrower reads it.'],
  'cancellation.not_approved': [
    'conflict',
    'This application is not approved, so there is nothing to cancel.',
  ],
  'cancellation.not_prepared': [
    'conflict',
    'The agreement is still being prepared. Cancel the loan once it is there, in a moment.',
  ],
  'cancellation.declined': ['conflict', 'The borrower has given this loan up already.'],
  'cancellation.closed': ['conflict', 'This application is closed already, so there is nothing to cancel.'],
  'disbursement.fields': ['invalid', 'Some fields need another look.'],
  'application.approved_by_you': [
    'conflict',
    'You have approved this one already. It needs a second person, so somebody else must approve it too.',
  ],
});

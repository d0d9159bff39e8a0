// Why somebody cannot delete their account just now.
import { refusals } from '#shared/declared-refusals.ts';

export const privacyRefusals = refusals({
  'account.loan_open': [
    'conflict',
    'You have a loan with us that is not paid back yet, so your account must stay. Pay it back first; after that you can delete the account here.',
  ],
  'account.loan_promised': [
    'conflict',
    'A loan of yours is approved and not paid out yet, so your account must stay. If you no longer want it, decline its agreement; once you have signed it, ask us through the messages page to cancel it. After that you can delete the account here.',
  ],
  'account.credit_held': [
    'conflict',
    'You have paid more than a loan of yours came to, and we still hold that money for you. Write to us through the messages page, and we pay it back; after that you can delete the account here.',
  ],
  'account.application_open': [
    'conflict',
    'An application of yours is waiting for its decision, so your account must stay. Wait for the answer, or ask us to end it through the messages page; then try again.',
  ],
});

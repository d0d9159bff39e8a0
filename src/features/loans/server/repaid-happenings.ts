// What a loan repaid brings its borrower, as they are notified of it.
import { type Information, notice } from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import { showDollars } from '#shared/money.ts';
import { lettersOf, type Written } from './letter-of-loan.ts';

export type Repaid = Written & { accountId: IdOf<'accounts'>; loan: Information<'loanInformation'> };

export const loanRepaid = notice<Repaid>('loan.settle', {
  bell: {
    action: 'loanRepaid',
    field: 'loanInformation',
    information: ({ loan }) => loan,
    says: ({ loanAmount }) => `Your loan of ${showDollars(loanAmount)} is repaid in full. Well done!`,
    leadsTo: '/my-loans',
    timeline: ({ loanAmount }) => ({ what: `Loan of ${showDollars(loanAmount)} repaid in full` }),
  },
  text: null,
  mails: lettersOf,
  // Nothing more is notified here, because `follow` makes the screens read again whenever the books change.
  notifies: () => [],
});

/** A first loan was repaid so soon that its larger amounts opened only later, now. */
export const nextStepOpened = notice<Repaid>('loan.open_next_step', {
  bell: {
    action: 'loanRepaid',
    field: 'loanInformation',
    information: ({ loan }) => loan,
    says: () => 'Higher amounts are open to you: the nine full sections are next',
    leadsTo: '/earn-points',
    timeline: () => ({ what: 'Higher amounts opened after the first loan' }),
  },
  text: null,
  mails: lettersOf,
  notifies: ({ accountId }) => [
    [accountId, 'offer'],
    [accountId, 'loans'],
  ],
});

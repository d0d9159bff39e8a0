// What a loan repaid brings its borrower, as they are told of it.
import { type Information, notice } from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import { showDollars } from '#shared/money.ts';
import { bellTexts as bell } from '../texts/bell.ts';
import { staffTimeline as staff } from '../texts/staff-happenings.ts';
import type { Written } from './happenings.ts';

export type Repaid = Written & { accountId: IdOf<'accounts'>; loan: Information<'loanInformation'> };

export const loanRepaid = notice<Repaid>('loan.settle', {
  bell: {
    action: 'loanRepaid',
    field: 'loanInformation',
    information: ({ loan }) => loan,
    says: ({ loanAmount }) => bell.repaid(showDollars(loanAmount)),
    leadsTo: '/my-loans',
    timeline: ({ loanAmount }) => ({ what: staff.repaid(showDollars(loanAmount)) }),
  },
  text: null,
  mails: ({ mail }) => (mail ? [mail] : []),
  // Its screens read again because its books have changed.
  wakes: () => [],
});

/** The larger amounts that a first loan opens, where it was repaid too soon to open them at once. */
export const nextStepOpened = notice<Repaid>('loan.open_next_step', {
  bell: {
    action: 'loanRepaid',
    field: 'loanInformation',
    information: ({ loan }) => loan,
    says: () => bell.nextStep,
    leadsTo: '/earn-points',
    timeline: () => ({ what: staff.nextStep }),
  },
  text: null,
  mails: ({ mail }) => (mail ? [mail] : []),
  wakes: ({ accountId }) => [
    [accountId, 'offer'],
    [accountId, 'loans'],
  ],
});

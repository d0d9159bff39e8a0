// Applicants for the tests: each test names only what matters to it.
import { day } from '#tests/support/days.ts';
import type { DecisionInputs } from '../contract.ts';

export const today = day('2026-03-01');

/** A clerk of 30 with all six sections submitted: $120,000 a month, $60,000 spent, $12,000 of it paid on debts. */
export const applicant = (known: Partial<DecisionInputs> = {}): DecisionInputs => ({
  model: 'FirstModel',
  birthDay: '1996-03-01',
  emailVerified: true,
  loanStanding: 'none',
  sections: { required: 6, submitted: 6, verified: 0 },
  repayments: { instalmentsDue: 0, worstDaysLate: 0 },
  incomeCents: 120_000_00,
  expensesCents: 60_000_00,
  debtPaymentsCents: 12_000_00,
  employmentStatus: 'Employed full time',
  monthsInJob: 30,
  creditHistory: 'good',
  monthsWithBank: 40,
  ...known,
});

/** The same clerk after the first loan: all nine full sections submitted. */
export const returning = (known: Partial<DecisionInputs> = {}): DecisionInputs =>
  applicant({
    model: 'FullModel',
    sections: { required: 9, submitted: 9, verified: 0 },
    repayments: { instalmentsDue: 4, worstDaysLate: 0 },
    ...known,
  });

/** Someone who has given nothing yet. */
export const stranger: DecisionInputs = {
  model: 'FirstModel',
  birthDay: null,
  emailVerified: true,
  loanStanding: 'none',
  sections: { required: 6, submitted: 0, verified: 0 },
  repayments: { instalmentsDue: 0, worstDaysLate: 0 },
  incomeCents: null,
  expensesCents: null,
  debtPaymentsCents: null,
  employmentStatus: null,
  monthsInJob: null,
  creditHistory: null,
  monthsWithBank: null,
};

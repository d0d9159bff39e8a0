// Arbitrary inputs of a decision, for the properties that hold for everybody.
import fc from 'fast-check';
import type { DecisionInputs } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';

export const amount = fc.oneof(
  fc.integer({ min: 0, max: 100_000_00 }),
  fc.integer({ min: 0, max: 5_000_000_00 }),
);
const orUnknown = <T>(known: fc.Arbitrary<T>) => fc.option(known, { freq: 8 });

const anyAnswered: fc.Arbitrary<DecisionInputs> = fc.record({
  model: fc.constantFrom('FirstModel', 'FullModel'),
  birthDay: orUnknown(fc.constantFrom('1950-06-01', '1996-03-01', '2008-03-01', '2008-03-02')),
  emailVerified: fc.oneof({ arbitrary: fc.constant(true), weight: 8 }, fc.constant(false)),
  loanStanding: fc.oneof(
    { arbitrary: fc.constant('none'), weight: 8 },
    fc.constantFrom('applied', 'approved', 'open', 'inArrears'),
  ),
  sections: fc.constantFrom(
    { required: 6, submitted: 6, verified: 0 },
    { required: 6, submitted: 6, verified: 4 },
    { required: 9, submitted: 5, verified: 2 },
    { required: 9, submitted: 9, verified: 2, carried: { required: 6, verified: 5 } },
    { required: 9, submitted: 9, verified: 9 },
  ),
  repayments: fc.record({ instalmentsDue: fc.nat(8), worstDaysLate: fc.nat(120) }),
  incomeCents: orUnknown(amount),
  expensesCents: orUnknown(amount),
  debtPaymentsCents: orUnknown(amount),
  employmentStatus: orUnknown(
    fc.constantFrom(...Object.keys(defaultPolicy.factors.employment.points), 'Apprentice'),
  ),
  monthsInJob: orUnknown(fc.nat(200)),
  creditHistory: orUnknown(fc.constantFrom('good', 'claimed', 'none', 'late', 'overdue')),
  monthsWithBank: orUnknown(fc.nat(100)),
});

/** Some with a loan that stands open in our books. */
export const anyInputs: fc.Arbitrary<DecisionInputs> = fc
  .tuple(anyAnswered, fc.option(fc.integer({ min: 1, max: 100_000_00 }), { freq: 2 }))
  .map(([answered, running]) => (running === null ? answered : { ...answered, runningLoansCents: running }));

// The decision policy that the product ships with; staff make later versions.
import {
  LONGEST_OWN_TERM_MONTHS,
  LOWEST_RATE_MONTHLY_BPS,
  MOST_LENT_CENTS,
} from '#shared/loans/public-claims.ts';
import type { Policy } from '../contract.ts';

/** With nothing known the factors earn 49 points together, grade D, beside an assumed debt service ratio of 30 %: the figures that the specification shows a newcomer. */
export const defaultPolicy: Policy = {
  version: 1,
  minimumAgeYears: 18,
  // What each weighs, and from what evidence: docs/decisions/070.
  factors: {
    debtService: {
      outOf: 10,
      ifUnknown: 7,
      bands: [
        { from: 0, points: 10 },
        { from: 1_000, points: 9 },
        { from: 2_000, points: 8 },
        { from: 2_500, points: 7 },
        { from: 3_500, points: 4 },
        { from: 4_500, points: 2 },
        { from: 6_000, points: 0 },
      ],
    },
    freeCashFlow: {
      outOf: 20,
      ifUnknown: 11,
      bands: [
        { from: 0, points: 3 },
        { from: 1_000, points: 7 },
        { from: 2_000, points: 11 },
        { from: 3_000, points: 14 },
        { from: 4_000, points: 17 },
        { from: 5_000, points: 20 },
      ],
    },
    employment: {
      outOf: 10,
      ifUnknown: 5,
      points: {
        'Employed full time': 10,
        Retired: 8,
        'Employed part time': 7,
        Contract: 7,
        'Self-employed': 7,
        Seasonal: 5,
        Student: 3,
        Homemaker: 3,
        Unemployed: 0,
      },
      otherwise: 4,
    },
    timeInJob: {
      outOf: 20,
      ifUnknown: 10,
      bands: [
        { from: 0, points: 2 },
        { from: 6, points: 7 },
        { from: 12, points: 11 },
        { from: 24, points: 15 },
        { from: 60, points: 20 },
      ],
    },
    creditHistory: {
      outOf: 15,
      ifUnknown: 8,
      points: { good: 15, none: 8, late: 4, overdue: 0 },
      otherwise: 7,
    },
    banking: {
      outOf: 5,
      ifUnknown: 3,
      bands: [
        { from: 0, points: 0 },
        { from: 3, points: 3 },
        { from: 12, points: 4 },
        { from: 36, points: 5 },
      ],
    },
    sectionsVerified: {
      outOf: 10,
      ifUnknown: 0,
      bands: Array.from({ length: 11 }, (_, tenth) => ({ from: tenth * 1_000, points: tenth })),
    },
    repaymentRecord: {
      outOf: 10,
      ifUnknown: 5,
      bands: [
        { from: 0, points: 10 },
        { from: 1, points: 8 },
        { from: 8, points: 5 },
        { from: 31, points: 2 },
        { from: 90, points: 0 },
      ],
    },
  },
  grades: [
    { grade: 'A', fromScore: 80, rateMonthlyBps: 500 },
    { grade: 'B', fromScore: 65, rateMonthlyBps: 600 },
    { grade: 'C', fromScore: 50, rateMonthlyBps: 700 },
    { grade: 'D', fromScore: 35, rateMonthlyBps: 800 },
    { grade: 'E', fromScore: 20, rateMonthlyBps: 1_000 },
  ],
  discount: { mostBps: 2_000, lowestRateMonthlyBps: LOWEST_RATE_MONTHLY_BPS },
  allowance: { incomeShareBps: 4_000, freeCashFlowShareBps: 5_000 },
  assumed: { expensesBps: 5_000, debtPaymentsBps: 3_000 },
  loan: {
    stepCents: 100_00,
    largestCents: { FirstModel: 5_000_00, FullModel: MOST_LENT_CENTS },
    shortestTermMonths: 4,
    longestTermMonths: LONGEST_OWN_TERM_MONTHS,
  },
  offerStandsDays: 30,
  secondApprovalAboveCents: 50_000_00,
  // Two years, as the credit history cures.
  knockOuts: { overdueElsewhere: true, ownDefaultMonths: 24, bankruptcyMonths: 24 },
  // Nobody is paid whose name nobody has checked.
  firstLoanProof: { identity: true, income: false, bankAccount: false },
};

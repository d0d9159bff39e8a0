// A policy in words: every figure under its name, with its unit, in groups. What has the same place in two policies is the same figure.
import { cents, showMoney } from '#shared/money.ts';
import type { BandedFactor, FactorName, NamedFactor, PolicyFigures } from '../../contract.ts';
import { factorTexts, proofTexts } from '../../texts/staff-decisions.ts';
import { policyTexts as texts } from '../../texts/staff-policy.ts';
import { PROOFS } from '../proof/needed-proof.ts';
import { showBand } from './show-band.ts';

export type PolicyFigure = { place: string; label: string; value: string };
export type PolicyGroup = { key: string; title: string; figures: PolicyFigure[] };

export function describePolicy(policy: PolicyFigures): PolicyGroup[] {
  const { groups } = texts;
  return [
    { key: 'people', title: groups.people, figures: figuresOfPeople(policy) },
    { key: 'loan', title: groups.loan, figures: figuresOfLoan(policy) },
    { key: 'allowance', title: groups.allowance, figures: figuresOfAllowance(policy) },
    { key: 'grades', title: groups.grades, figures: figuresOfGrades(policy) },
    { key: 'discount', title: groups.discount, figures: figuresOfDiscount(policy) },
    { key: 'knockOuts', title: groups.knockOuts, figures: figuresOfKnockOuts(policy) },
    { key: 'approval', title: groups.approval, figures: figuresOfApproval(policy) },
    ...factorsOf(policy).map(([name, factor]) => ({
      key: name,
      title: factorTexts.names[name],
      figures: figuresOfFactor(name, factor),
    })),
  ];
}

/** The factors of a policy, each with its name, in the policy's own order. */
export const factorsOf = ({ factors }: PolicyFigures): [FactorName, BandedFactor | NamedFactor][] => [
  ['debtService', factors.debtService],
  ['freeCashFlow', factors.freeCashFlow],
  ['employment', factors.employment],
  ['timeInJob', factors.timeInJob],
  ['creditHistory', factors.creditHistory],
  ['banking', factors.banking],
  ['sectionsVerified', factors.sectionsVerified],
  ['repaymentRecord', factors.repaymentRecord],
];

const figure = (place: string, label: string, value: string): PolicyFigure => ({ place, label, value });
const percent = (bps: number): string => texts.percent(bps / 100);
const money = (amount: number): string => showMoney(cents(amount));

const figuresOfPeople = ({ minimumAgeYears, offerStandsDays }: PolicyFigures) => [
  figure('minimumAgeYears', texts.minimumAge, texts.years(minimumAgeYears)),
  figure('offerStandsDays', texts.offerStands, texts.days(offerStandsDays)),
];

const figuresOfLoan = ({ loan }: PolicyFigures) => [
  figure('loan.stepCents', texts.step, money(loan.stepCents)),
  figure('loan.largestCents.FirstModel', texts.largestFirst, money(loan.largestCents.FirstModel)),
  figure('loan.largestCents.FullModel', texts.largest, money(loan.largestCents.FullModel)),
  figure('loan.shortestTermMonths', texts.shortestTerm, texts.months(loan.shortestTermMonths)),
  figure('loan.longestTermMonths', texts.longestTerm, texts.months(loan.longestTermMonths)),
];

const figuresOfAllowance = ({ allowance, assumed }: PolicyFigures) => [
  figure('allowance.incomeShareBps', texts.incomeShare, percent(allowance.incomeShareBps)),
  figure('allowance.freeCashFlowShareBps', texts.freeCashFlowShare, percent(allowance.freeCashFlowShareBps)),
  figure(
    'assumed.expensesBps',
    texts.assumedExpenses,
    factorTexts.ofIncome(String(assumed.expensesBps / 100)),
  ),
  figure(
    'assumed.debtPaymentsBps',
    texts.assumedDebts,
    factorTexts.ofIncome(String(assumed.debtPaymentsBps / 100)),
  ),
];

const figuresOfGrades = ({ grades }: PolicyFigures) =>
  grades.flatMap(({ grade, fromScore, rateMonthlyBps }) => [
    figure(`grades.${grade}.fromScore`, texts.gradeFrom(grade), texts.points(fromScore)),
    figure(
      `grades.${grade}.rateMonthlyBps`,
      texts.gradeRate(grade),
      texts.percentMonthly(rateMonthlyBps / 100),
    ),
  ]);

const figuresOfDiscount = ({ discount }: PolicyFigures) => [
  figure('discount.mostBps', texts.discountMost, texts.percentOfRate(discount.mostBps / 100)),
  figure(
    'discount.lowestRateMonthlyBps',
    texts.lowestRate,
    texts.percentMonthly(discount.lowestRateMonthlyBps / 100),
  ),
];

const figuresOfKnockOuts = ({ knockOuts }: PolicyFigures) => {
  const until = (months: number | null) => (months === null ? texts.never : texts.monthsAfter(months));
  return [
    figure(
      'knockOuts.overdueElsewhere',
      texts.overdueElsewhere,
      knockOuts.overdueElsewhere ? texts.yes : texts.no,
    ),
    figure('knockOuts.ownDefaultMonths', texts.ownDefault, until(knockOuts.ownDefaultMonths)),
    figure('knockOuts.bankruptcyMonths', texts.bankruptcy, until(knockOuts.bankruptcyMonths)),
  ];
};

const figuresOfApproval = ({ secondApprovalAboveCents: above, firstLoanProof }: PolicyFigures) => [
  figure('secondApprovalAboveCents', texts.secondApproval, above === null ? texts.off : money(above)),
  ...PROOFS.map((proof) =>
    figure(
      `firstLoanProof.${proof}`,
      texts.firstLoanProof(proofTexts.names[proof]),
      firstLoanProof[proof] ? texts.yes : texts.no,
    ),
  ),
];

function figuresOfFactor(name: FactorName, factor: BandedFactor | NamedFactor): PolicyFigure[] {
  const at = (part: string) => `factors.${name}.${part}`;
  const rows =
    'bands' in factor
      ? factor.bands.map(({ from, points }) =>
          figure(at(`bands.${from}`), showBand(name, from), texts.points(points)),
        )
      : [
          ...Object.entries(factor.points).map(([answer, points]) =>
            figure(at(`points.${answer}`), showAnswer(name, answer), texts.points(points)),
          ),
          figure(at('otherwise'), texts.otherwise, texts.points(factor.otherwise)),
        ];
  return [
    figure(at('outOf'), texts.weight, texts.points(factor.outOf)),
    ...rows,
    figure(at('ifUnknown'), texts.ifUnknown, texts.points(factor.ifUnknown)),
  ];
}

/** An answer in words: only those about credit are codes, all others are words already. */
export const showAnswer = (name: FactorName, answer: string): string =>
  name === 'creditHistory' ? (texts.creditAnswers[answer] ?? answer) : answer;

// A second program for the same rules, written apart from the product's: it checks whether what a borrower reads is true. It takes nothing of the
// product but types, and counts in whole numbers of its own.
import type { BandedFactor, DecisionInputs, NamedFactor, Policy } from '../../contract.ts';

export type Verdict = {
  blockers: string[];
  score: number;
  grade: string | null;
  amount: number;
  term: number;
  rate: number;
  facts: Facts;
};

type Facts = ReturnType<typeof factsOf>;

export const big = (value: number) => BigInt(value);
const floorDiv = (part: bigint, whole: bigint) => {
  const quotient = part / whole;
  return part % whole !== 0n && part < 0n !== whole < 0n ? quotient - 1n : quotient;
};
/** Of an amount that is not negative, halves up. */
const halfUp = (part: bigint, whole: bigint) => (2n * part + whole) / (2n * whole);

function factsOf(policy: Policy, inputs: DecisionInputs) {
  const income = inputs.incomeCents ?? 0;
  const assumed = (bps: number) => Number(halfUp(big(income) * big(bps), 10_000n));
  const expenses = inputs.expensesCents ?? assumed(policy.assumed.expensesBps);
  const debts = inputs.debtPaymentsCents ?? assumed(policy.assumed.debtPaymentsBps);
  const left = income - expenses - debts;
  const byIncome = Number((big(income) * big(policy.allowance.incomeShareBps)) / 10_000n) - debts;
  const byLeft = Number((big(left) * big(policy.allowance.freeCashFlowShareBps)) / 10_000n);
  return {
    income,
    expenses,
    debts,
    left,
    byIncome,
    byLeft,
    allowed: Math.max(0, Math.min(byIncome, byLeft)),
  };
}

const clamp = (value: bigint) => Math.max(-99_999, Math.min(99_999, Number(value)));

/** How many of how many: of this model's sections, or of those for the first loan where that is more of them. */
export function provedOf({ required, verified, carried }: DecisionInputs['sections']): [number, number] {
  const now: [number, number] = [verified > required ? required : verified, required];
  if (!carried || carried.verified * required <= now[0] * carried.required) return now;
  return [carried.verified, carried.required];
}

export function readingsOf(
  { factors }: Policy,
  { income, debts, left }: Facts,
  inputs: DecisionInputs,
): Record<string, number | string | null> {
  const ratio = (part: number, none: number) =>
    income > 0 ? clamp(floorDiv(big(part) * 10_000n, big(income))) : none;
  const hasDebts = inputs.incomeCents !== null && inputs.debtPaymentsCents !== null;
  const { sections, repayments } = inputs;
  const { earlier } = repayments;
  const isRemembered =
    earlier && earns(factors.repaymentRecord, earlier.worstDaysLate) >= factors.repaymentRecord.ifUnknown;
  return {
    debtService: hasDebts ? ratio(debts, 99_999) : null,
    freeCashFlow: hasDebts && inputs.expensesCents !== null ? ratio(left, -99_999) : null,
    employment: inputs.employmentStatus,
    timeInJob: inputs.monthsInJob,
    creditHistory: inputs.creditHistory,
    banking: inputs.monthsWithBank,
    sectionsVerified: clamp((big(provedOf(sections)[0]) * 10_000n) / big(provedOf(sections)[1])),
    repaymentRecord:
      repayments.instalmentsDue > 0 ? repayments.worstDaysLate : isRemembered ? earlier.worstDaysLate : null,
  };
}

export function earns(factor: BandedFactor | NamedFactor, answer: number | string | null): number {
  // What was only claimed is worth no more than never having borrowed.
  const reading = answer === 'claimed' ? 'none' : answer;
  if (reading === null) return factor.ifUnknown;
  if ('bands' in factor) {
    let earned = 0;
    for (const { from, points } of factor.bands) if (Number(reading) >= from) earned = points;
    return earned;
  }
  const own = Object.entries(factor.points).find(([answer]) => answer === reading);
  return own ? own[1] : factor.otherwise;
}

export const mostOf = (factor: BandedFactor | NamedFactor): number => {
  const all =
    'bands' in factor
      ? factor.bands.map(({ points }) => points)
      : [...Object.values(factor.points), factor.otherwise];
  return all.reduce((most, points) => (points > most ? points : most), 0);
};

export const FACTORS = [
  'debtService',
  'freeCashFlow',
  'employment',
  'timeInJob',
  'creditHistory',
  'banking',
  'sectionsVerified',
  'repaymentRecord',
] as const;

export const capFor = ({ loan }: Policy, { model, sections }: DecisionInputs) =>
  model === 'FullModel' && sections.submitted >= sections.required
    ? loan.largestCents.FullModel
    : loan.largestCents.FirstModel;

/** Whether the whole loan, interest and all, is paid back by `term` instalments of at most `instalment`. */
export function isCarried(amount: number, instalment: number, rate: number, term: number): boolean {
  const price = big(10_000 + rate * term);
  if (big(amount) * price > big(instalment) * big(term) * 10_000n) return false;
  const total = big(amount) + halfUp(big(amount) * big(rate * term), 10_000n);
  const usual = total / big(term);
  return total - usual * big(term - 1) <= big(instalment);
}

function mostCarried(policy: Policy, cap: number, instalment: number, rate: number, term: number): number {
  const step = policy.loan.stepCents;
  let [fits, beyond] = [0, Math.floor(cap / step) + 1];
  while (beyond - fits > 1) {
    const middle = Math.floor((fits + beyond) / 2);
    if (isCarried(middle * step, instalment, rate, term)) fits = middle;
    else beyond = middle;
  }
  return fits * step;
}

export function rateOf(policy: Policy, grade: string, verified: number, required: number): number {
  const base = policy.grades.find((row) => row.grade === grade)?.rateMonthlyBps ?? 0;
  const off = Number(
    (big(base) * big(policy.discount.mostBps) * big(Math.min(verified, required))) /
      (10_000n * big(required)),
  );
  const floor = base < policy.discount.lowestRateMonthlyBps ? base : policy.discount.lowestRateMonthlyBps;
  return base - off < floor ? floor : base - off;
}

const isOfAge = (birth: string, today: string, years: number) =>
  `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}` <= today;

function ruledOut({ knockOuts }: Policy, { adverse }: DecisionInputs): string[] {
  const codes: string[] = [];
  if (!adverse) return codes;
  const { ownDefaultMonths: cleared, bankruptcy: ended } = adverse;
  const { ownDefaultMonths, bankruptcyMonths } = knockOuts;
  if (cleared !== null && ownDefaultMonths !== null && ownDefaultMonths > cleared)
    codes.push('default.with_us');
  if (adverse.overdueElsewhere && knockOuts.overdueElsewhere) codes.push('elsewhere.overdue');
  if (adverse.defaultElsewhere && knockOuts.overdueElsewhere) codes.push('elsewhere.defaulted');
  if (ended === null || bankruptcyMonths === null) return codes;
  if (ended === 'open') return [...codes, 'bankruptcy.open'];
  return bankruptcyMonths > ended ? [...codes, 'bankruptcy.ended'] : codes;
}

export function judge(policy: Policy, inputs: DecisionInputs, today: string): Verdict {
  const facts = factsOf(policy, inputs);
  const readings = readingsOf(policy, facts, inputs);
  const score = FACTORS.reduce((sum, name) => sum + earns(policy.factors[name], readings[name] ?? null), 0);
  const grade = policy.grades.find(({ fromScore }) => fromScore <= score)?.grade ?? null;
  const { sections } = inputs;
  const lowest = policy.grades[policy.grades.length - 1]?.grade ?? '';
  const rate = rateOf(policy, grade ?? lowest, ...provedOf(sections));
  const cap = capFor(policy, inputs);
  let [amount, term] = [0, policy.loan.longestTermMonths];
  for (let months = policy.loan.shortestTermMonths; months <= policy.loan.longestTermMonths; months += 1) {
    amount = mostCarried(policy, cap, facts.allowed, rate, months);
    term = months;
    if (amount >= cap) break;
  }
  const short = inputs.model === 'FirstModel' && sections.submitted < sections.required;
  const hasIncome = inputs.incomeCents !== null && inputs.incomeCents > 0;
  const blockers = [
    ...(inputs.birthDay === null && !short ? ['age.unknown'] : []),
    ...(inputs.birthDay !== null && !isOfAge(inputs.birthDay, today, policy.minimumAgeYears)
      ? ['age.below_minimum']
      : []),
    ...(inputs.emailVerified ? [] : ['email.unverified']),
    ...(inputs.loanStanding === 'none'
      ? []
      : [`loan.${inputs.loanStanding === 'inArrears' ? 'in_arrears' : inputs.loanStanding}`]),
    ...ruledOut(policy, inputs),
    ...(short ? ['sections.missing'] : []),
    ...(!hasIncome && !(short && inputs.incomeCents === null) ? ['income.missing'] : []),
    ...(grade === null ? ['score.below_minimum'] : []),
    ...(hasIncome && amount < policy.loan.stepCents ? ['amount.below_step'] : []),
  ];
  const isOffered = blockers.length === 0;
  return { blockers, score, grade, amount: isOffered ? amount : 0, term, rate, facts };
}

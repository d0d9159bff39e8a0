// Draws one demo person: who they are, where they live, what they earn, spend and owe. Nobody is real.
import { identityPapers } from '#features/information/defaults/choices.ts';
import { addDays, addMonths, type Day } from '#shared/calendar.ts';
import type { Random } from './random.ts';
import {
  BUSINESSES,
  FIRST_NAMES,
  JOBS,
  LAST_NAMES,
  LENDERS,
  PLACES,
  SCHOOLS,
  STREETS,
  type Trade,
} from './words.ts';

export type DemoPerson = {
  firstName: string;
  lastName: string;
  gender: 'Female' | 'Male';
  email: string;
  mobile: string;
  birthDay: Day;
  maritalStatus: string;
  trn: string;
  idType: string;
  idNumber: string;
  idExpiresOn: Day;
  street: string;
  town: string;
  parish: string;
  dependants: number;
  living: Living;
  /** Jamaican dollars a month, debts and rent left out. */
  monthlyExpenses: number;
  debts: readonly Debt[];
  hasBank: boolean;
};

/** Where the money comes from; figures in Jamaican dollars after tax. */
export type Living = {
  /** One of the answers to employment_status. */
  status: string;
  incomeSource: string;
  monthlyIncome: number;
  often: string;
  startedOn: Day;
  trade?: Trade & { firm: string; describes?: string };
  school?: string;
};

export type Debt = { lender: string; type: string; balance: number; payment: number; inArrears: boolean };

/** `number` makes the e-mail address the only one of its kind under a `domain`. */
export function drawPerson(random: Random, number: number, domain: string, today: Day): DemoPerson {
  const gender = random.weighted([
    ['Female', 56],
    ['Male', 44],
  ] as const);
  const firstName = random.pick(FIRST_NAMES[gender]);
  const lastName = random.pick(LAST_NAMES);
  const { parish, towns } = random.weighted(PLACES);
  const living = drawLiving(random, today);
  const trn = `1${random.digits(8)}`;
  const idType = random.pick(identityPapers).value;
  return {
    firstName,
    lastName,
    gender,
    email: `${firstName}.${lastName}${number}@${domain}`.toLowerCase(),
    mobile: drawMobile(random),
    birthDay: addDays(addMonths(today, -12 * drawAge(random, living)), -random.whole(1, 364)),
    maritalStatus: random.weighted([
      ['Single', 58],
      ['Married', 22],
      ['Common-law', 14],
      ['Separated', 3],
      ['Divorced', 2],
      ['Widowed', 1],
    ]),
    trn,
    idType,
    // A driver's licence carries its owner's TRN.
    idNumber: idType === "Driver's licence" ? trn : `A${random.digits(7)}`,
    idExpiresOn: addDays(today, random.whole(60, 1_700)),
    street: `${random.whole(1, 180)} ${random.pick(STREETS)}`,
    town: random.pick(towns),
    parish,
    dependants: random.weighted([0, 1, 2, 3, 4].map((count) => [count, [25, 27, 26, 14, 8][count] ?? 0])),
    living,
    monthlyExpenses: roundTo(living.monthlyIncome * (0.32 + 0.3 * random.fraction()), 500),
    debts: drawDebts(random, living.monthlyIncome),
    hasBank: random.chance(0.86),
  };
}

/** 876 or 658, then the exchange of made-up numbers, 555. */
export const drawMobile = (random: Random): string =>
  `${random.weighted([
    ['876', 80],
    ['658', 20],
  ])}555${random.digits(4)}`;

export const roundTo = (dollars: number, step: number): number =>
  step * Math.max(1, Math.round(dollars / step));

function drawAge(random: Random, { status }: Living): number {
  if (status === 'Student') return random.whole(18, 26);
  return status === 'Retired' ? random.whole(61, 78) : random.whole(20, 59);
}

function drawLiving(random: Random, today: Day): Living {
  const status = random.weighted([
    ['Employed full time', 42],
    ['Employed part time', 7],
    ['Contract', 8],
    ['Seasonal', 5],
    ['Self-employed', 28],
    ['Unemployed', 3],
    ['Retired', 3],
    ['Student', 2],
    ['Homemaker', 2],
  ]);
  const startedOn = addMonths(today, -random.whole(16, 190));
  if (status === 'Self-employed') {
    const business = random.pick(BUSINESSES);
    const trade = { ...business, firm: random.pick(business.firms) };
    return { ...incomeOf(random, trade), status, incomeSource: 'Own business or trade', startedOn, trade };
  }
  const unpaid = UNPAID[status];
  if (unpaid) {
    const [incomeSource, from, to] = unpaid;
    const monthlyIncome = random.stepped(from, to, 500);
    const school = status === 'Student' ? { school: random.pick(SCHOOLS) } : {};
    return { status, incomeSource, monthlyIncome, often: 'Monthly', startedOn, ...school };
  }
  const job = random.pick(JOBS);
  const trade = { ...job, firm: random.pick(job.firms) };
  return { ...incomeOf(random, trade), status, incomeSource: 'Salary or wages', startedOn, trade };
}

const incomeOf = (random: Random, { monthly: [from, to], often }: Trade) => ({
  monthlyIncome: random.stepped(from, to, 500),
  often,
});

/** By status: what those without work live on, and from how much to how much a month. */
const UNPAID: Record<string, readonly [source: string, from: number, to: number]> = {
  Unemployed: ['Support from family or friends', 20_000, 50_000],
  Retired: ['Pension', 38_000, 110_000],
  Student: ['Remittances from abroad', 25_000, 60_000],
  Homemaker: ['Remittances from abroad', 30_000, 75_000],
};

/** One person in nine owes more than the income can carry. */
function drawDebts(random: Random, monthlyIncome: number): Debt[] {
  const isStretched = random.chance(0.11);
  const count = random.weighted([
    [0, isStretched ? 0 : 46],
    [1, isStretched ? 0 : 34],
    [2, 15],
    [3, 5],
  ]);
  const [least, range] = isStretched ? [0.16, 0.14] : [0.03, 0.07];
  return Array.from({ length: count }, () => {
    const [lender, type] = random.pick(LENDERS);
    const payment = roundTo(monthlyIncome * (least + range * random.fraction()), 100);
    return {
      lender,
      type,
      payment,
      balance: payment * random.whole(2, 22),
      inArrears: random.chance(isStretched ? 0.4 : 0.05),
    };
  });
}

// Writes made-up people as the table that docs/score-judge shows: odd as real tables are, with gaps, quotes and words of its own.
import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { addDays, type Day } from '#shared/calendar.ts';
import { chanceFrom } from '../loan-year/chance.ts';
import { type MadeUpPerson, madeUpPeople } from './made-up-people.ts';

const COLUMNS = [
  'applied on',
  'Age',
  'Sex',
  'Monthly pay, $',
  'Household $',
  'Rent $',
  'Repayments $',
  'Job',
  'Years in job',
  'Credit bureau',
  'Bank years',
  'Outcome',
];

const JOBS: Record<string, string> = {
  'Employed full time': 'fixed',
  'Self-employed': 'own account',
  Contract: 'temporary',
  Unemployed: 'none',
};
const BUREAU: Record<string, string> = {
  good: 'clean',
  none: 'no file',
  late: 'arrears',
  overdue: 'default',
};

export function writeExample(path: string, people: number, seed: number, firstDay: Day): void {
  const chance = chanceFrom(seed);
  const rows = madeUpPeople(people, seed, firstDay).map((person, index) =>
    rowOf(person, addDays(firstDay, Math.floor((index * 365) / people)), chance.between(0, 99)),
  );
  writeFileSync(path, stringify([COLUMNS, ...rows], { record_delimiter: '\r\n' }));
}

/** Every twentieth row has a gap. */
function rowOf({ inputs, age, isBad }: MadeUpPerson, on: Day, luck: number): string[] {
  const dollars = (inCents: number | null) =>
    ((inCents ?? 0) / 100).toLocaleString('en-US', { maximumFractionDigits: 0 });
  const years = (months: number | null) => ((months ?? 0) / 12).toFixed(1);
  const rent = Math.round((inputs.expensesCents ?? 0) * 0.4);
  return [
    on,
    String(age),
    luck % 2 === 0 ? 'F' : 'M',
    dollars(inputs.incomeCents),
    dollars((inputs.expensesCents ?? 0) - rent),
    dollars(rent),
    luck < 5 ? 'n/a' : dollars(inputs.debtPaymentsCents),
    JOBS[inputs.employmentStatus ?? ''] ?? 'other',
    luck > 97 ? '' : years(inputs.monthsInJob),
    BUREAU[inputs.creditHistory ?? ''] ?? '',
    years(inputs.monthsWithBank),
    luck === 50 ? 'running' : isBad ? 'charged off' : 'paid',
  ];
}

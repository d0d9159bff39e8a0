// The amounts and terms that a slider over many lenders stops at: fine where loans are small, coarse where they are large.
import { type Cents, cents } from '#shared/money.ts';

const AMOUNT_SERIES = [1, 1.5, 2, 3, 5, 7.5];
const TERM_MONTHS = [...Array.from({ length: 12 }, (_, index) => index + 1), 15, 18, 24, 30, 36, 48, 60];
const MONTHS_A_YEAR = 12;

/** Round amounts from the first that is not below `least` to `most`, which both are among them. */
export function amountSteps(least: Cents, most: Cents): Cents[] {
  const steps = new Set<number>([least]);
  for (let power = 100_00; power <= most; power *= 10) {
    for (const factor of AMOUNT_SERIES) {
      const step = factor * power;
      if (step > least && step < most) steps.add(step);
    }
  }
  steps.add(most);
  return [...steps].map(cents);
}

/** Terms in months from `shortest` to `longest`: one by one for a year, then wider apart, at last in whole years. */
export function termSteps(shortest: number, longest: number): number[] {
  const steps = [...TERM_MONTHS];
  for (let months = 72; months <= longest; months += MONTHS_A_YEAR) steps.push(months);
  const within = steps.filter((months) => months > shortest && months < longest);
  return [...new Set([shortest, ...within, longest])];
}

/** The index of the step that is nearest to what was asked for; the earlier of two that are equally near. */
export function nearestStep(steps: readonly number[], asked: number): number {
  let nearest = 0;
  for (const [place, step] of steps.entries()) {
    if (Math.abs(step - asked) < Math.abs((steps[nearest] ?? 0) - asked)) nearest = place;
  }
  return nearest;
}

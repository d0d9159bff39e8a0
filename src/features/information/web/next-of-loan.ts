// What comes next of a loan that runs, in one line: the next instalment, what is overdue, or all that is owed.
import { type Day, showDay } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import { showDollars } from '#shared/money.ts';
import { dashboardTexts } from '#texts/dashboard.ts';
import type { informationEndpoints } from '../contract.ts';

const { loan: texts } = dashboardTexts;

export type RunningLoan = NonNullable<
  Output<(typeof informationEndpoints)['GET /api/informations/dashboard']>['loan']
>;

export function nextOfLoan({ owed, overdue, nextAmount, nextDueOn }: RunningLoan): string {
  if (overdue > 0) return texts.late(showDollars(overdue));
  if (nextDueOn === null) return texts.owed(showDollars(owed));
  return texts.next(showDollars(nextAmount), showDay(nextDueOn as Day));
}

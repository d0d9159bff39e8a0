// Loans by when they were paid out: how many were in default after so many months, and what is lost of them.
import { type Rate, rateOf } from './proportion.ts';

/** Loans of one cohort paid out in one month, counted by the whole months that passed until default; null: none so far. */
export type VintageCount = {
  cohort: string;
  /** `2026-03` */
  month: string;
  monthsToDefault: number | null;
  loans: number;
  lentCents: number;
  lostCents: number;
};

export type Vintage = {
  cohort: string;
  loans: number;
  lentCents: number;
  /** What was written off so far, less what came in afterwards. */
  lostCents: number;
  /** The loans in default within so many months, of those that have been out for as long; months that none has reached are left out. */
  after: { months: number; defaulted: Rate }[];
};

/**
 * Adds up loans by cohort, in the order of the counts. A month's loans count at so many months once the last of them has been out for as
 * long, so that no loan is taken for a good one because it is young. `today` is a month as `2026-03`.
 */
export function vintagesOf(
  counts: readonly VintageCount[],
  today: string,
  atMonths: readonly number[],
): Vintage[] {
  return [...Map.groupBy(counts, ({ cohort }) => cohort)].map(([cohort, rows]) => ({
    cohort,
    loans: total(rows, ({ loans }) => loans),
    lentCents: total(rows, ({ lentCents }) => lentCents),
    lostCents: total(rows, ({ lostCents }) => lostCents),
    after: atMonths.flatMap((months) => {
      const old = rows.filter(({ month }) => monthsBetween(month, today) > months);
      const of = total(old, ({ loans }) => loans);
      const bad = old.filter(({ monthsToDefault }) => monthsToDefault !== null && monthsToDefault < months);
      return of === 0
        ? []
        : [
            {
              months,
              defaulted: rateOf(
                total(bad, ({ loans }) => loans),
                of,
              ),
            },
          ];
    }),
  }));
}

const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from);
const monthNumber = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7));

const total = (rows: readonly VintageCount[], of: (row: VintageCount) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

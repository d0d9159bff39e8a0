// Validates rows of the payment partner's file against what is known of their loans and references, in the order of the file.

import type { Day } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Cents } from '#shared/money.ts';
import type { ImportRow } from '../../contract/imports.ts';
import { mayBeReceivedOn } from '../books/standing.ts';
import type { ReadRow } from './read-row.ts';

type Verdict = ImportRow['verdict'];

/** What a row asks of the books. */
export type AskedRow = { loanId: IdOf<'loans'>; reference: string; amountCents: Cents; receivedOn: Day };

export type RecordedPayment = { loanId: string; amountCents: number; isTakenBack: boolean };

/** What is known of a row's loan and reference before its batch is validated. */
export type Known = {
  loan: {
    id: IdOf<'loans'>;
    disbursedOn: Day;
    /** What pays the loan off on the row's day. */
    settlesCents: number;
    /** The sum of the earlier rows of the file that are to be recorded. */
    plannedCents: number;
  } | null;
  /** The payment that is in the books under the reference. */
  recorded: RecordedPayment | null;
  /** Whether an earlier row that is to be recorded has the same reference. */
  isRepeated: boolean;
};

export type ValidatedRow = { verdict: Verdict; loanId: string | null };

/** Validates the rows of a file as of `today`. `known` holds one entry for each row, in the same order. */
export function validateRows(rows: readonly ReadRow[], known: readonly Known[], today: Day): ValidatedRow[] {
  const references = new Set<string>();
  const planned = new Map<string, number>();
  return rows.map((row, place) => {
    const { loan = null, recorded = null, isRepeated = false } = known[place] ?? {};
    const { reference, amountCents, receivedOn, error } = row;
    if (error) return { verdict: error, loanId: null };
    if (!loan || reference === null || amountCents === null || receivedOn === null)
      return { verdict: 'UnknownLoan', loanId: null };
    const asked = { loanId: loan.id, reference, amountCents, receivedOn };
    const stopped = whyNotRecorded(asked, { disbursedOn: loan.disbursedOn, recorded, today });
    if (stopped) return { verdict: stopped, loanId: loan.id };
    if (isRepeated || references.has(reference)) return { verdict: 'RepeatedInFile', loanId: loan.id };
    references.add(reference);
    const sum = (planned.get(loan.id) ?? loan.plannedCents) + amountCents;
    // A row that overpays is left out, so it takes nothing from what later rows may pay.
    if (sum > loan.settlesCents) return { verdict: 'Overpays', loanId: loan.id };
    planned.set(loan.id, sum);
    return { verdict: 'Ready', loanId: loan.id };
  });
}

type Ground = { disbursedOn: Day; recorded: RecordedPayment | null; today: Day };

/** Why a payment cannot be recorded, null where it can; asked when the file is read and again at the moment of recording. */
export function whyNotRecorded(
  { loanId, amountCents, receivedOn }: AskedRow,
  { disbursedOn, recorded, today }: Ground,
): 'AlreadyRecorded' | 'Different' | 'TakenBack' | 'DateOutside' | null {
  if (recorded?.isTakenBack) return 'TakenBack';
  if (recorded)
    return recorded.loanId === loanId && recorded.amountCents === amountCents
      ? 'AlreadyRecorded'
      : 'Different';
  return mayBeReceivedOn({ disbursedOn }, receivedOn, today) ? null : 'DateOutside';
}

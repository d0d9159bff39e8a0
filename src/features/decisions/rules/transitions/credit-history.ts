// The credit history that a borrower's answers tell: what of it counts at once, what only once it was checked, and when it stops counting.
import type { Day } from '#shared/calendar.ts';
import type { DecisionInputs } from '../../contract.ts';
import { answers, debtNumbers, fieldNames as names } from '../answer-names.ts';
import {
  monthsBetween,
  readMonthsSince,
  readNumber,
  readText,
  type SectionAnswers,
} from '../read-answers.ts';

/** A default counts until this many months after the last of it was paid. */
export const DEFAULT_COUNTS_MONTHS = 24;
/** Missed payments are asked for the last twelve months, and count for this many months after the answer. */
export const MISSED_COUNTS_MONTHS = 12;

/** What is known of a submitted section: whether staff have checked its answers, whether they did so by papers, and the day on which the answers were given. */
export type Provenance = { isChecked: boolean; isProved: boolean; answeredOn: Day };

type Sections = { credit: SectionAnswers; debts: SectionAnswers };

/**
 * The history that answers tell. What speaks against somebody counts as soon as it is answered; what speaks for them, a loan paid well or a
 * default cleared long ago, only once the section was checked, and a default cleared only by its papers. What has stopped counting is left out, as if it had not been.
 */
export function creditHistoryOf(
  { credit, debts }: Sections,
  today: Day,
  known: Provenance = { isChecked: false, isProved: false, answeredOn: today },
): DecisionInputs['creditHistory'] {
  if (isBehind(debts) || (hasDefaulted(credit) && !(known.isProved && isCured(credit, today))))
    return 'overdue';
  if (!credit) return null;
  const missed = readNumber(credit, names.missedPayments) ?? 0;
  if (missed > 0 && monthsBetween(known.answeredOn, today) < MISSED_COUNTS_MONTHS) return 'late';
  const neverBorrowed = [names.hasCard, names.hasHadLoan].every(
    (name) => readText(credit, name) === answers.no,
  );
  if (neverBorrowed) return 'none';
  return known.isChecked ? 'good' : 'claimed';
}

/** Whether any of the debts that were given is in arrears. */
export const isBehind = (debts: SectionAnswers): boolean =>
  debtNumbers(readText(debts, names.debtCount)).some(
    (number) => readText(debts, names.debtInArrears(number)) === answers.yes,
  );

/** Whole months since a bankruptcy ended, once papers of that were checked; 'open' before; null where none was given. */
export function bankruptcyOf(credit: SectionAnswers, today: Day, known?: Provenance): number | 'open' | null {
  if (readText(credit, names.hasBeenBankrupt) !== answers.yes) return null;
  return (known?.isProved ? readMonthsSince(credit, names.bankruptcyEndedOn, today) : null) ?? 'open';
}

/** Whether a loan elsewhere was written off or taken to court and, as far as papers show, not paid since. */
export const owesDefault = (credit: SectionAnswers, known?: Pick<Provenance, 'isProved'>): boolean =>
  hasDefaulted(credit) && !(known?.isProved && readText(credit, names.defaultClearedOn) !== null);

const hasDefaulted = (credit: SectionAnswers): boolean =>
  readText(credit, names.hasDefaulted) === answers.yes;

const isCured = (credit: SectionAnswers, today: Day): boolean =>
  (readMonthsSince(credit, names.defaultClearedOn, today) ?? 0) >= DEFAULT_COUNTS_MONTHS;

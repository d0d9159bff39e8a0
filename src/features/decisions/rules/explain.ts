// A decision in plain words: what counted against it and what would change it. Every sentence is made of the figures of its claim alone.
import { cents, showMoney } from '#shared/money.ts';
import type { Advice, Change, ClaimFigures } from '../contract/advice.ts';
import type { Decision, NoteCode, OfferOutput, Policy } from '../contract.ts';
import {
  adviceTexts,
  factorGapTexts,
  historyNotes,
  historyTexts,
  reasonTexts,
  runningLoansNote,
  uncheckedNotes,
  unitTexts,
} from '../texts/decisions.ts';
import { countedAgainst } from './reasons/counted-against.ts';

export type Explanation = OfferOutput['reasons'][number];

/** What counted against somebody, each with its sentence and whether it can change. `policy` is the version that the decision was made under. */
export const explainDecision = (policy: Policy, decision: Decision): Explanation[] =>
  countedAgainst(policy, decision).map(({ code, figures }) => ({
    code,
    reason: sentenceOf(code, figures),
    note: isLeftOut(code, figures) ? null : noteOf(code, figures),
    canChange: isOpen(code, figures) || isNoBank(code, figures) || !FOR_GOOD.includes(code),
    figures,
  }));

/** Whether the fact behind a note may still change. */
const isOpen = (code: NoteCode, figures: ClaimFigures): boolean =>
  isLeftOut(code, figures) || figures.readingHistory === 'claimed' || figures.unchecked !== undefined;

/** What counted against an offer, in one paragraph; null when there is one. */
export function reasonForDecline(policy: Policy, decision: Decision): string | null {
  if (decision.offer) return null;
  return explainDecision(policy, decision)
    .map(({ reason, note }) => (note === null ? reason : `${reason} ${note}`))
    .join(' ');
}

/** One piece of advice as a sentence: the changes, and the offer that they lead to. */
export function adviceSentence({ changes, ...offer }: Advice): string {
  const { maxLoanAmountCents, loanTermMonths, rateMonthlyBps } = offer;
  return adviceTexts.sentence(
    changes.map(changeInWords).join(adviceTexts.and),
    showMoney(cents(maxLoanAmountCents)),
    loanTermMonths,
    showPercent(rateMonthlyBps),
  );
}

function changeInWords(change: Change): string {
  switch (change.lever) {
    case 'email':
      return adviceTexts.email;
    case 'sectionsVerified':
      return adviceTexts.sectionsVerified(change.atLeast, change.of);
    case 'credit':
      return adviceTexts.credit;
    case 'debtPayments':
      return change.atMostCents === 0
        ? adviceTexts.noDebts
        : adviceTexts.debtPayments(showMoney(cents(change.atMostCents)));
    case 'expenses':
      return adviceTexts.expenses(showMoney(cents(change.atMostCents)));
    case 'income':
      return adviceTexts.income(showMoney(cents(change.atLeastCents)));
    case 'employment':
      return adviceTexts.employment(change.status);
  }
}

/** Reasons about time and the past, which nobody can be advised to change. */
const FOR_GOOD: readonly NoteCode[] = [
  'age.below_minimum',
  'default.with_us',
  'bankruptcy.open',
  'bankruptcy.ended',
  'factor.timeInJob',
  'factor.creditHistory',
  'factor.banking',
  'factor.repaymentRecord',
];

/** Whether a note is about an answer that somebody has not given, and so can still give. How they repaid us is known to us alone. */
const isLeftOut = (code: NoteCode, figures: ClaimFigures): boolean =>
  code.startsWith('factor.') &&
  code !== 'factor.repaymentRecord' &&
  !Object.keys(figures).some(
    (name) => name.startsWith('reading') || name === 'noIncome' || name === 'noWork',
  );

/** No account and one of this month read the same: neither is given in months, and who has none can open one. */
const isNoBank = (code: NoteCode, figures: ClaimFigures): boolean =>
  code === 'factor.banking' && figures.readingMonths === 0;

type GapName = keyof typeof factorGapTexts.unknown;

function sentenceOf(code: NoteCode, figures: ClaimFigures): string {
  const factor = code.startsWith('factor.') ? (code.slice('factor.'.length) as GapName) : null;
  const hasReading = Object.keys(figures).some((name) => name.startsWith('reading'));
  if (isNoBank(code, figures)) return fill(factorGapTexts.noBank + factorGapTexts.points, figures);
  if (factor === null || hasReading) return fill(reasonTexts[code].reason, figures);
  if (factor === 'timeInJob' && figures.noWork)
    return fill(factorGapTexts.noWork + factorGapTexts.points, figures);
  const gaps: Partial<Record<GapName, string>> = figures.noIncome ? factorGapTexts.noIncome : {};
  return fill((gaps[factor] ?? factorGapTexts.unknown[factor]) + factorGapTexts.points, figures);
}

const noteOf = (code: NoteCode, figures: ClaimFigures): string | null => {
  if (figures.noWork) return factorGapTexts.noWorkNote;
  if (figures.runningLoansCents !== undefined) return fill(runningLoansNote, figures);
  const unchecked = figures.unchecked
    ? Object.entries(uncheckedNotes).find(([of]) => of === code)
    : undefined;
  if (unchecked) return fill(unchecked[1], figures);
  if (isNoBank(code, figures)) return factorGapTexts.noBankNote;
  const history = figures.readingHistory;
  const { note } = history === undefined ? reasonTexts[code] : { note: historyNotes[history] ?? null };
  return note === null ? null : fill(note, figures);
};

const fill = (text: string, figures: ClaimFigures): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => showFigure(name, figures[name] ?? ''));

/** Writes a figure in words for people; the end of its name (`Cents`, `Bps`, …) says its unit. */
function showFigure(name: string, figure: number | string): string {
  if (typeof figure === 'string') return name.endsWith('History') ? (historyTexts[figure] ?? figure) : figure;
  if (name.endsWith('Cents')) return showMoney(cents(figure));
  if (name.endsWith('Bps')) return showPercent(figure);
  if (name.endsWith('Months')) return unitTexts.months(figure);
  return name.endsWith('Days') ? unitTexts.days(figure) : String(figure);
}

const showPercent = (bps: number): string => `${bps / 100}%`;

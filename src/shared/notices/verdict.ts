// The line that says who gave a verdict, and when: beneath it on a screen, and at the end of the letter that tells it.
import { verdictTexts } from '#texts/verdicts.ts';
import { showMoment } from '../calendar.ts';

/** Who decided: one of our desks, or a lender by its name. */
export type DecidedBy = { desk: keyof typeof verdictTexts.desks } | { lender: string };

export const decidedByLine = (by: DecidedBy, at: Date): string =>
  verdictTexts.decidedBy('lender' in by ? by.lender : verdictTexts.desks[by.desk], showMoment(at));

/** A letter's paragraphs with that line below them. */
export const withVerdict = (paragraphs: readonly string[], by: DecidedBy, at: Date): string[] => [
  ...paragraphs,
  decidedByLine(by, at),
];

// Which rows of a file of payments are money that stands in no books: what was recorded, in this file or before, is not.
import type { ImportRow } from '../../contract/imports.ts';

type Verdict = ImportRow['verdict'];

export const IN_THE_BOOKS: readonly Verdict[] = ['Recorded', 'AlreadyRecorded', 'RepeatedInFile'];

export const isLeftOut = (verdict: Verdict): boolean => !IN_THE_BOOKS.includes(verdict);

export const rowsLeftOut = (verdicts: readonly { verdict: Verdict; rows: number }[]): number =>
  verdicts.reduce((sum, { verdict, rows }) => sum + (isLeftOut(verdict) ? rows : 0), 0);

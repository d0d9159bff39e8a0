// An entry of a loan's books as its borrower would say it.

import type { LoanEntry } from '../../contract.ts';
import { entryTexts as texts } from '../../texts/borrower/own-loans.ts';

type Entry = Pick<LoanEntry, 'number' | 'kind' | 'reverses' | 'reversedBy'>;

/** What an entry in the books is called to its borrower. `all` are the entries of its loan: what a reversal takes back is among them. */
export function entryInWords({ kind, reverses, reversedBy }: Entry, all: readonly Entry[]): string {
  if (kind === 'Reversal') {
    const reversed = all.find(({ number }) => number === reverses);
    return texts.reversal[reversed?.kind ?? 'Repayment'];
  }
  return reversedBy === null ? texts.kind[kind] : texts.takenBack(texts.kind[kind]);
}

/** How an entry changed what is owed, part by part, for those who want to know; empty where it changed none. */
export function divisionInWords(
  { fee, interest, principal, writtenOff, credit }: LoanEntry,
  show: (dollars: number) => string,
): string {
  const parts: [string, number][] = [
    [texts.part.fee, fee],
    [texts.part.interest, interest],
    [texts.part.principal, principal],
    [texts.part.writtenOff, writtenOff],
    [texts.part.credit, credit],
  ];
  return parts
    .filter(([, change]) => change !== 0)
    .map(([part, change]) => `${part} ${show(Math.abs(change))}`)
    .join(', ');
}

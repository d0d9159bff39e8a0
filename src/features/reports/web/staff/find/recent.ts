// What an officer opened last by the palette, kept in this browser for that account alone, and gone when it logs out.
import { readKept, writeKept } from '#platform/web/record/kept-draft.ts';
import type { Entry } from './entries.ts';

const PLACE = 'palette';
const MOST = 8;

export const recentOf = (account: string): readonly Entry[] =>
  readKept<{ entries: Entry[] }>(account, PLACE)?.entries ?? [];

export function remember(account: string, entry: Entry): void {
  const others = recentOf(account).filter(({ to }) => to !== entry.to);
  try {
    writeKept(account, PLACE, { entries: [entry, ...others].slice(0, MOST) });
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

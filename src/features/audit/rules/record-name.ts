// What an entry of the audit log calls its record by what it keeps of it; null where it keeps nothing that names one.
import { readDay, showDay } from '#shared/calendar.ts';

type Kept = { kind: string; record: string; before: unknown; after: unknown };

/** Under these a record's name is kept, the most telling first. */
const NAMES = ['name', 'title', 'fileName', 'number', 'code', 'list', 'queue'] as const;

/** Under these the entries of one kind alone keep it. */
const NAMES_OF_KIND: Record<string, readonly string[]> = { export: ['model'], report: ['report'] };

/** A record that has no id but its day or its number is called by that, beside its name. */
export function keptName({ kind, record, before, after }: Kept): string | null {
  const name = [...NAMES, ...(NAMES_OF_KIND[kind] ?? [])]
    .map((key) => wordsAt(after, key) ?? wordsAt(before, key))
    .find((found) => found !== null);
  const day = readDay(record);
  const own = day ? showDay(day) : /^\d+$/.test(record) ? record : null;
  return [own, name].filter(Boolean).join(', ') || null;
}

function wordsAt(kept: unknown, key: string): string | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const value = (kept as Record<string, unknown>)[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.replace(/^\/api\//, '') : null;
}

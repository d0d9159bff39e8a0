// The terms of a contest by their columns, and a change of them in words: the prize by its name, figures as people write them.
import { showMoment } from '#shared/calendar.ts';
import { columnNames } from '#shared/record/columns.ts';
import type { ChangedTerm } from '../../contract/requests.ts';
import { type TermName, termFields, termNames } from '../../fields/staff-contest.ts';
import { contestTexts } from '../../texts/contests.ts';

type Columns = Readonly<Record<string, unknown>>;

const OWN_COLUMNS: Partial<Record<TermName, string>> = { prize: 'prize_id', endDate: 'ends_at' };

/** The column that holds a term. */
const termColumn = (name: TermName): string =>
  OWN_COLUMNS[name] ?? columnNames({ [name]: termFields[name] })[0] ?? name;

/** Of a contest's row, the columns of the terms that are named, as a request keeps them: a moment as text. */
export const termsOf = (names: readonly TermName[], row: Columns): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => {
      const value = row[termColumn(name)];
      return [termColumn(name), value instanceof Date ? value.toISOString() : value];
    }),
  );

type Stated = { before: unknown; after: unknown; prize_before: string | null; prize_after: string | null };

/** What a request changes, in the order of the form. */
export function changesInWords({ before, after, prize_before, prize_after }: Stated): ChangedTerm[] {
  const [was, is] = [before as Columns, after as Columns];
  return termNames
    .filter((name) => termColumn(name) in is)
    .map((name) => ({
      name,
      before: inWords(name, was[termColumn(name)], prize_before),
      after: inWords(name, is[termColumn(name)], prize_after),
    }));
}

function inWords(name: TermName, value: unknown, prize: string | null): string {
  if (name === 'prize') return prize ?? '';
  if (name === 'endDate') return showMoment(new Date(String(value)));
  if (typeof value !== 'number') return String(value ?? '');
  return name === 'claimDays' ? contestTexts.claimDays(value) : value.toLocaleString('en-JM');
}

// What a search of the audit log asked for, in words, as its own entry is called by.
import { readDay, showDay } from '#shared/calendar.ts';
import { auditKinds, auditTexts as texts } from '../texts/staff-audit.ts';

type Known = {
  /** What each action is called, by its name. */
  words: ReadonlyMap<string, string>;
  /** Whose ids were asked for. */
  staff?: string | undefined;
  person?: string | undefined;
};

/** `asked`: the filters of the search, by their names. */
export function searchedFor(asked: object, { words, staff, person }: Known): string {
  const filters = new Map(Object.entries(asked).filter(([, value]) => typeof value === 'string'));
  const day = (name: string) => {
    const found = readDay(filters.get(name) ?? '');
    return found && showDay(found);
  };
  const said = [
    [texts.person, person ?? filters.get('person')],
    [texts.staff, staff ?? filters.get('staff')],
    [texts.action, words.get(filters.get('action') ?? '') ?? filters.get('action')],
    [texts.kind, auditKinds[filters.get('kind') ?? ''] ?? filters.get('kind')],
    [texts.from, day('from')],
    [texts.to, day('to')],
  ].filter(([, value]) => value);
  return said.map(([name, value]) => `${name}: ${value}`).join(', ') || texts.searchedAll;
}

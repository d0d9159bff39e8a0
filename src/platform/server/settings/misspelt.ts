// Names in the environment that were meant to be settings and are none.
import { distance } from 'fastest-levenshtein';
import { settingNames } from './declared.ts';

/**
 * What stands in the environment under a name that is nearly one of ours, one sentence each. The environment holds what other programs
 * need too, so a strange name alone is no error; a setting that was meant and is not read would be silent for months.
 */
export function misspelt(given: Record<string, string | undefined>): string[] {
  return Object.keys(given).flatMap((name) => {
    const meant = meantBy(name);
    return meant && given[meant] === undefined ? [`${name}: did you mean ${meant}?`] : [];
  });
}

/** The setting whose name is nearly this one, or this one with our own name before it; null where none is. */
export function meantBy(name: string): string | null {
  if (settingNames.includes(name)) return null;
  const bare = name.replace(/^PIMENTO_/, '');
  if (settingNames.includes(bare)) return bare;
  const [nearest] = settingNames
    .map((setting) => ({ setting, edits: distance(bare.toUpperCase(), setting) }))
    .filter(({ setting, edits }) => edits <= editsAllowed(setting))
    .toSorted((one, other) => one.edits - other.edits);
  return nearest?.setting ?? null;
}

/** Two letters changed places count as two edits. Of short names (`HOST`, `PORT`) another program's may be one edit away (`HOME`). */
function editsAllowed(setting: string): number {
  return setting.length < 7 ? 0 : 2;
}

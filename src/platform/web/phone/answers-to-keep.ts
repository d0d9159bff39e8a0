// Which answers stay on the phone: the newest, none too old, all of them together small.

import { DAY_MS } from '#shared/calendar.ts';
import type { KeptAnswer } from './phone-store.ts';

export const KEPT_DAYS = 14;
export const MOST_ANSWERS = 60;
/** The most characters of JSON that are kept; a borrower's sections with all their fields have about 60 000. */
export const MOST_CHARACTERS = 1_500_000;

/** Splits the stored answers into those that stay and those that are deleted. */
export function answersToKeep(
  answers: readonly KeptAnswer[],
  now: number,
): { kept: KeptAnswer[]; dropped: KeptAnswer[] } {
  let characters = 0;
  const newestFirst = answers.toSorted((a, b) => b.readAt - a.readAt);
  const stays = newestFirst.map((answer, index) => {
    characters += answer.characters;
    const age = now - answer.readAt;
    return (
      age >= -DAY_MS && age <= KEPT_DAYS * DAY_MS && index < MOST_ANSWERS && characters <= MOST_CHARACTERS
    );
  });
  return {
    kept: newestFirst.filter((_answer, index) => stays[index]),
    dropped: newestFirst.filter((_answer, index) => !stays[index]),
  };
}

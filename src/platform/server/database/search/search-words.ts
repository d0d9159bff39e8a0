// What is searched for, as statements ask for it: a pattern, and the places in it where two words meet.
import { type RawBuilder, sql } from 'kysely';
import { type LikePattern, likePattern } from './like-pattern.ts';

export type SearchWords = {
  pattern: LikePattern;
  /** As `search_joints` of the database makes them; null where no two words meet, or too little of both is known. */
  joints: readonly string[] | null;
};

export const searchWords = (search: string): SearchWords => ({
  pattern: likePattern(search),
  joints: jointsOf(search.toLowerCase()),
});

/** Whether a column holds the words. Their pattern is out of the planner's sight, which then reads the trigram index for any of them. */
export const holdsWords = (column: RawBuilder<unknown>, pattern: LikePattern): RawBuilder<boolean> =>
  sql<boolean>`${column} like (select ${pattern})`;

/**
 * The same of a column whose joints are indexed. Words that meet are found by these, because many people share a name's letters and few a name;
 * what was found is then compared with the pattern.
 */
export const holdsJoined = (column: RawBuilder<unknown>, { pattern, joints }: SearchWords) =>
  joints === null
    ? holdsWords(column, pattern)
    : sql<boolean>`search_joints(${column}) @> (select ${joints}::text[]) and ${holdsPattern(column, { pattern })}`;

/** The same of a row that is there: with nothing appended, so that no index is looked into for it. */
export const holdsPattern = (column: RawBuilder<unknown>, { pattern }: Pick<SearchWords, 'pattern'>) =>
  holdsWords(sql`(${column} || '')`, pattern);

const CHARACTERS = 3;

/**
 * The joints that every text has which holds the words: the last three characters of a word and the first three of the next, or as many as are
 * typed of the last one. Of the first word only the end is known, so that it counts where it is as long as that.
 */
function jointsOf(search: string): string[] | null {
  const words = search.split(/[ @]/).map((word) => [...word]);
  const joints = words.slice(1).flatMap((next, place) => {
    const word = words[place] ?? [];
    const isKnown = (place > 0 || word.length >= CHARACTERS) && (place + 2 < words.length || next.length > 0);
    return isKnown ? [`${word.slice(-CHARACTERS).join('')} ${next.slice(0, CHARACTERS).join('')}`] : [];
  });
  return joints.length > 0 ? joints : null;
}

// A list's statement, built once for each filter, order, page length and kind of reader; the page, the words searched for, the reader and the
// moment are its parameters.
import type { RawBuilder } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import type { Cents } from '#shared/money.ts';
import type { Config } from '../../config.ts';
import type { Work } from '../../work.ts';
import { type LikePattern, likePattern } from '../like-pattern.ts';
import { pageShape } from '../page-clause.ts';
import { keptStatement } from './kept-statement.ts';

export type Reader = Pick<Work<Actor>, 'actor' | 'now'> & {
  services: { config: Pick<Config, 'aloneUpToCents'> };
};

/** What a list is asked for, as its statement is built: what is searched for is a parameter, null where nothing is. */
export type Worded<Asked> = Omit<Asked, 'search'> & { words: LikePattern | null };

type Searched = { page: number; search?: string | undefined };

type Shape<Asked> = {
  asked: Omit<Omit<Asked, 'search'>, 'page'>;
  isSearched: boolean;
  reader: Omit<Actor, 'id' | 'sessionId'>;
  pages: ReturnType<typeof pageShape>;
};
type Values = Pick<Actor, 'id' | 'sessionId'> & {
  page: number;
  words: LikePattern;
  now: Date;
  aloneUpToCents: Cents;
};

const NOTHING = likePattern('');

/** `build` must read nothing else. Where what is asked besides is of many kinds, as days are, `isKept` says no, and it is built anew. */
export function keptPages<Row, Asked extends Searched>(
  build: (asked: Worded<Asked>, reader: Reader) => RawBuilder<Row>,
  isKept: (asked: Asked) => boolean,
): (work: Work<Actor>, asked: Asked) => Promise<Row[]> {
  const read = keptStatement(
    ({ asked, isSearched, reader }: Shape<Asked>, { page, words, now, aloneUpToCents, ...ids }: Values) =>
      build({ ...asked, page, words: isSearched ? words : null } as unknown as Worded<Asked>, {
        actor: { ...reader, ...ids },
        now,
        services: { config: { aloneUpToCents } },
      }),
  );
  return async (work, all) => {
    const { search = '', ...rest } = all;
    const words = search === '' ? null : likePattern(search);
    if (!isKept(all)) return (await build({ ...rest, words }, work).execute(work.db)).rows;
    const { page, ...asked } = rest;
    const { id, sessionId, ...reader } = work.actor;
    const { aloneUpToCents } = work.services.config;
    const shape = { asked, isSearched: words !== null, reader, pages: pageShape() };
    const values = { page, words: words ?? NOTHING, id, sessionId, now: work.now, aloneUpToCents };
    return read(work.db, shape, values);
  };
}

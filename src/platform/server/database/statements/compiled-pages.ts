// A list's statement, built once for each filter, order, page length and kind of reader; the page, the words searched for, the reader and the
// moment are its parameters.
import type { RawBuilder } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import type { Cents } from '#shared/money.ts';
import type { Config } from '../../config.ts';
import type { Work } from '../../work.ts';
import { type LikePattern, likePattern } from '../like-pattern.ts';
import { pageShape } from '../page-clause.ts';
import { compiledStatement } from './compiled-statement.ts';

export type Reader = Pick<Work<Actor>, 'actor' | 'now'> & {
  services: { config: Pick<Config, 'aloneUpToCents'> };
};

/** What is asked for beside the filters. */
type Asked = { page: number; search?: string | undefined };

/** What is asked for beside the filters, as a statement is built: `words` are the pattern of the search, null where nothing is searched for. */
export type Paged = { page: number; words: LikePattern | null };

type Shape<Filters> = {
  filters: Filters;
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

/**
 * A list's pages; `build` must read nothing but what it is given. `isCached` says no to filters that have very many values, as days and people have:
 * each of them would be cached as a statement of its own, so theirs are built each time.
 */
export function compiledPages<Row, Filters extends object>(
  build: (filters: Filters, paged: Paged, reader: Reader) => RawBuilder<Row>,
  isCached: (filters: Filters) => boolean,
): (work: Work<Actor>, asked: Asked, filters: Filters) => Promise<Row[]> {
  const read = compiledStatement(
    ({ filters, isSearched, reader }: Shape<Filters>, { page, words, now, aloneUpToCents, ...ids }: Values) =>
      build(
        filters,
        { page, words: isSearched ? words : null },
        { actor: { ...reader, ...ids }, now, services: { config: { aloneUpToCents } } },
      ),
  );
  return async (work, { page, search = '' }, filters) => {
    const words = search === '' ? null : likePattern(search);
    if (!isCached(filters)) return (await build(filters, { page, words }, work).execute(work.db)).rows;
    const { id, sessionId, ...reader } = work.actor;
    const { aloneUpToCents } = work.services.config;
    const shape = { filters, isSearched: words !== null, reader, pages: pageShape() };
    const values = { page, words: words ?? NOTHING, id, sessionId, now: work.now, aloneUpToCents };
    return read(work.db, shape, values);
  };
}

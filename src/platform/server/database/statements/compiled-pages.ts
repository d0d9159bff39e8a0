// A list's statement, built once for each filter, order, page length and kind of reader; the page, the words searched for, the reader and the
// moment are its parameters.
import type { RawBuilder } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import type { Cents } from '#shared/money.ts';
import type { Config } from '../../config.ts';
import type { Work } from '../../work.ts';
import { pageShape } from '../page-clause.ts';
import { type SearchWords, searchWords } from '../search/search-words.ts';
import { compiledStatement } from './compiled-statement.ts';

export type Reader = Pick<Work<Actor>, 'actor' | 'now'> & {
  services: { config: Pick<Config, 'aloneUpToCents'> };
};

/** What is asked for beside the filters. */
type Asked = { page: number; search?: string | undefined };

/** What is asked for beside the filters, as a statement is built: `words` are what is searched for, null where nothing is. */
export type Paged = { page: number; words: SearchWords | null };

type Shape<Filters> = {
  filters: Filters;
  /** Whether something is searched for, and whether words meet in it. */
  search: 'none' | 'words' | 'joined';
  reader: Omit<Actor, 'id' | 'sessionId'>;
  pages: ReturnType<typeof pageShape>;
};
type Values = Pick<Actor, 'id' | 'sessionId'> & {
  page: number;
  pattern: SearchWords['pattern'];
  joints: NonNullable<SearchWords['joints']>;
  now: Date;
  aloneUpToCents: Cents;
};

const NOTHING = searchWords('');

/**
 * A list's pages; `build` must read nothing but what it is given. `isCached` says no to filters that have very many values, as days and people have:
 * each of them would be cached as a statement of its own, so theirs are built each time.
 */
export function compiledPages<Row, Filters extends object>(
  build: (filters: Filters, paged: Paged, reader: Reader) => RawBuilder<Row>,
  isCached: (filters: Filters) => boolean,
): (work: Work<Actor>, asked: Asked, filters: Filters) => Promise<Row[]> {
  const read = compiledStatement(
    (
      { filters, search, reader }: Shape<Filters>,
      { page, pattern, joints, now, aloneUpToCents, ...ids }: Values,
    ) =>
      build(
        filters,
        { page, words: search === 'none' ? null : { pattern, joints: search === 'joined' ? joints : null } },
        { actor: { ...reader, ...ids }, now, services: { config: { aloneUpToCents } } },
      ),
  );
  return async (work, { page, search = '' }, filters) => {
    const words = search === '' ? null : searchWords(search);
    if (!isCached(filters)) return (await build(filters, { page, words }, work).execute(work.db)).rows;
    const { id, sessionId, ...reader } = work.actor;
    const { aloneUpToCents } = work.services.config;
    const shape = { filters, search: kindOf(words), reader, pages: pageShape() };
    const { pattern, joints } = words ?? NOTHING;
    const values = { page, pattern, joints: joints ?? [], id, sessionId, now: work.now, aloneUpToCents };
    return read(work.db, shape, values);
  };
}

const kindOf = (words: SearchWords | null): Shape<object>['search'] =>
  words === null ? 'none' : words.joints === null ? 'words' : 'joined';

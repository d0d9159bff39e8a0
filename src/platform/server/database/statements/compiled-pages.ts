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
};
type Values = { page: number; pattern: SearchWords['pattern']; joints: NonNullable<SearchWords['joints']> };

const NOTHING = searchWords('');

/**
 * A statement of which a part depends on who reads, built once for each shape and kind of reader. `build` must read nothing but what it is given;
 * of the reader the ids, the moment and the settings are parameters, and so are the values.
 */
export function compiledForReader<Row, Shape extends object, Values extends object>(
  build: (reader: Reader, shape: Shape, values: Values) => RawBuilder<Row>,
): (work: Work<Actor>, shape: Shape, values: Values) => Promise<Row[]> {
  type Whole = { shape: Shape; kind: Omit<Actor, 'id' | 'sessionId'>; pages: ReturnType<typeof pageShape> };
  type Sent = Values & Pick<Actor, 'id' | 'sessionId'> & { now: Date; aloneUpToCents: Cents };
  const read = compiledStatement<Row, Whole, Sent>(
    ({ shape, kind }, { id, sessionId, now, aloneUpToCents, ...values }) =>
      build(
        { actor: { ...kind, id, sessionId }, now, services: { config: { aloneUpToCents } } },
        shape,
        values as unknown as Values,
      ),
  );
  return ({ db, actor, now, services }, shape, values) => {
    const { id, sessionId, userType, status, infoStatus } = actor;
    // Named one by one: whatever else stands on an actor would make a statement of each person's own.
    const kind = { userType, status, infoStatus };
    const { aloneUpToCents } = services.config;
    return read(db, { shape, kind, pages: pageShape() }, { ...values, id, sessionId, now, aloneUpToCents });
  };
}

/**
 * A list's pages; `build` must read nothing but what it is given. `isCached` says no to filters that have very many values, as days and people have:
 * each of them would be cached as a statement of its own, so theirs are built each time.
 */
export function compiledPages<Row, Filters extends object>(
  build: (filters: Filters, paged: Paged, reader: Reader) => RawBuilder<Row>,
  isCached: (filters: Filters) => boolean,
): (work: Work<Actor>, asked: Asked, filters: Filters) => Promise<Row[]> {
  const read = compiledForReader(
    (reader, { filters, search }: Shape<Filters>, { page, pattern, joints }: Values) =>
      build(
        filters,
        { page, words: search === 'none' ? null : { pattern, joints: search === 'joined' ? joints : null } },
        reader,
      ),
  );
  return async (work, { page, search = '' }, filters) => {
    const words = search === '' ? null : searchWords(search);
    if (!isCached(filters)) return (await build(filters, { page, words }, work).execute(work.db)).rows;
    const { pattern, joints } = words ?? NOTHING;
    return read(work, { filters, search: kindOf(words) }, { page, pattern, joints: joints ?? [] });
  };
}

const kindOf = (words: SearchWords | null): Shape<object>['search'] =>
  words === null ? 'none' : words.joints === null ? 'words' : 'joined';

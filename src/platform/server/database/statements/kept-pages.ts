// A list's statement, built once for each filter, order, page length and kind of reader; the page, the reader and the moment are its parameters.
import type { RawBuilder } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import type { Cents } from '#shared/money.ts';
import type { Config } from '../../config.ts';
import type { Work } from '../../work.ts';
import { pageShape } from '../page-clause.ts';
import { keptStatement } from './kept-statement.ts';

export type Reader = Pick<Work<Actor>, 'actor' | 'now'> & {
  services: { config: Pick<Config, 'aloneUpToCents'> };
};

type Shape<Asked> = {
  asked: Omit<Asked, 'page'>;
  reader: Omit<Actor, 'id' | 'sessionId'>;
  pages: ReturnType<typeof pageShape>;
};
type Values = Pick<Actor, 'id' | 'sessionId'> & { page: number; now: Date; aloneUpToCents: Cents };

/** `build` must read nothing else, and what is `asked` is few and small: no search, no days. */
export function keptPages<Row, Asked extends { page: number }>(
  build: (asked: Asked, reader: Reader) => RawBuilder<Row>,
): (work: Work<Actor>, asked: Asked) => Promise<Row[]> {
  const read = keptStatement(
    ({ asked, reader }: Shape<Asked>, { page, now, aloneUpToCents, ...ids }: Values) =>
      build({ ...asked, page } as Asked, {
        actor: { ...reader, ...ids },
        now,
        services: { config: { aloneUpToCents } },
      }),
  );
  return (work, { page, ...asked }) => {
    const { id, sessionId, ...reader } = work.actor;
    const { aloneUpToCents } = work.services.config;
    const values = { page, id, sessionId, now: work.now, aloneUpToCents };
    return read(work.db, { asked, reader, pages: pageShape() }, values);
  };
}

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_FOUND } from '#shared/figure.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from '../database.ts';
import { asOnePage, pageClause } from '../page-clause.ts';
import { type Counted, capped, foundAnswer, searchOwn } from './capped-search.ts';
import { holdsPattern, holdsWords, searchWords } from './search-words.ts';

const ROWS = 12_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner(async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  });
});
afterAll(() => database.close());

const STATEMENTS = [
  sql`create table searched (id int primary key, at int not null, is_rare boolean not null, is_half boolean not null, search_text text not null)`,
  // Some words are borne by rows from everywhere, one by the newest alone, one by the oldest alone.
  sql`insert into searched select n, n * 7919 % ${sql.lit(ROWS)}, n % 60 = 0, n % 2 = 0, concat_ws(' ', 'everybody',
      case when n % 3 = 0 then 'third' end, case when n % 11 = 0 then 'eleventh' end, case when n % 13 = 0 then 'few' end,
      case when n * 7919 % ${sql.lit(ROWS)} < 2500 then 'lowest' else '' end, case when n * 7919 % ${sql.lit(ROWS)} >= ${sql.lit(ROWS - 2_500)} then 'highest' end)
      from generate_series(1, ${sql.lit(ROWS)}) n`,
  sql`create table belonging as select row_number() over ()::int as id, id as owner, at, is_rare, is_half
      from searched cross join lateral generate_series(1, id % 4 % 3) each`,
  sql`create index on belonging (owner)`,
  sql`create index on belonging (at, id)`,
  sql`create index on searched using gin (search_text gin_trgm_ops)`,
  sql`create index on searched (at, id)`,
  sql`analyze searched, belonging`,
  sql`grant select on searched, belonging to public`,
];

const ORDERS = { up: sql`r.at, r.id`, down: sql`r.at desc, r.id desc` };
const FILTERS = { all: sql`true`, half: sql`r.is_half`, rare: sql`r.is_rare` };

type Asked = { search: string; where: RawBuilder<unknown>; order: RawBuilder<unknown> };

const LISTS = {
  own: ({ search, where, order }: Asked, page: number) =>
    searchOwn(searchWords(search), {
      ...{ table: 'searched', alias: 'r', where, order, page },
      columns: sql`r.id, r.at, r.search_text`,
    }),
  /** Rows that belong to what is found: of one in four there is none, of another one there are two. */
  belonging: ({ search, where, order }: Asked, page: number) => {
    const { pattern } = searchWords(search);
    return capped(
      { table: 'belonging', alias: 'r', where, order, page },
      {
        columns: sql`r.*`,
        matches: sql`select id from searched where ${holdsWords(sql`search_text`, pattern)}`,
        found: sql`select r.* from matches cross join lateral (select * from belonging b where b.owner = matches.id offset 0) r where ${where}`,
        held: sql`cross join lateral (select from searched s where s.id = r.owner and ${holdsPattern(sql`s.search_text`, { pattern })} offset 0) s where true`,
      },
    );
  },
};
type List = keyof typeof LISTS;

async function found(of: List, asked: Asked, page: number) {
  const { order } = asked;
  const list = LISTS[of](asked, page);
  const { rows } = await sql<
    Counted & { id: number | null }
  >`${list.with} select t.*, r.id from ${list.counted} t
    left join (select r.* from ${list.rows} order by ${order} ${pageClause(page)}) r on true order by ${order}`.execute(
    database.db,
  );
  const { rows: _, ...figures } = foundAnswer([], rows[0], page);
  return { ...figures, ids: rows.flatMap(({ id }) => (id === null ? [] : [id])) };
}

/** All that match, in order. */
async function plainly(of: List, { search, where, order }: Asked): Promise<number[]> {
  const from = of === 'own' ? sql`searched r` : sql`belonging r join searched s on s.id = r.owner`;
  const { rows } = await sql<{ id: number }>`select r.id from ${from}
    where ${where} and ${holdsWords(sql`search_text`, searchWords(search).pattern)} order by ${order}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

const WORDS = ['everybody', 'third', 'eleventh', 'few', 'lowest', 'highest', 'nobody'];
const asked = (['own', 'belonging'] as const).flatMap((of) =>
  WORDS.flatMap((search) =>
    (['all', 'half', 'rare'] as const).flatMap((filter) =>
      (['up', 'down'] as const).map((order) => ({ of, search, filter, order })),
    ),
  ),
);

describe.each(asked)('a search for $search in $of rows, $filter, ordered $order', (each) => {
  const { of, search, filter, order } = each;
  const question = { search, where: FILTERS[filter], order: ORDERS[order] };

  it('has on each page what one has that puts all matches in order, and counts to a thousand', async () => {
    const all = await plainly(of, question);
    const counted = all.slice(0, MOST_FOUND + 1);
    for (const page of [1, 2, 7, 60, 125, 126, 127]) {
      const { ids, total, hasMore } = await found(of, question, page);
      expect(ids, `page ${page}`).toEqual(counted.slice((page - 1) * 8, page * 8));
      expect([total, hasMore ?? false]).toEqual([Math.min(all.length, MOST_FOUND), all.length > MOST_FOUND]);
    }
  });

  it.each([5, 100, 3_000])('has as many as %s on one page', async (most) => {
    const all = await plainly(of, question);
    const { ids, total, hasMore } = await asOnePage(most, () => found(of, question, 1));
    expect(ids).toEqual(all.slice(0, most));
    expect([total, hasMore ?? false]).toEqual([Math.min(all.length, most), all.length > most]);
  });
});

// Says how large tables and their indexes are, and which of them want a vacuum.
import pg from 'pg';

const SHOWN = 16;
const MB = 1024 * 1024;

export async function reportSizes(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{
      name: string;
      rows: number;
      own: number;
      indexes: number;
      dead: number;
      largest: string;
    }>(`
      select s.relname as name, c.reltuples::float8 as rows, pg_table_size(c.oid)::float8 as own, pg_indexes_size(c.oid)::float8 as indexes,
        s.n_dead_tup::float8 as dead,
        (select i.relname || ' ' || pg_size_pretty(pg_relation_size(i.oid)) from pg_index x join pg_class i on i.oid = x.indexrelid
          where x.indrelid = c.oid order by pg_relation_size(i.oid) desc limit 1) as largest
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid order by pg_total_relation_size(c.oid) desc limit ${SHOWN}`);
    const { rows: whole } = await client.query<{ size: number }>(
      'select pg_database_size(current_database())::float8 as size',
    );
    console.log(`\n${((whole[0]?.size ?? 0) / MB / 1024).toFixed(1)} GB in all`);
    console.log(`${'table'.padEnd(26)}      rows   table MB  indexes MB   dead rows   its largest index`);
    for (const { name, rows: count, own, indexes, dead, largest } of rows)
      console.log(
        `${name.padEnd(26)}${count.toFixed(0).padStart(10)}${(own / MB).toFixed(0).padStart(11)}${(indexes / MB).toFixed(0).padStart(12)}${String(dead).padStart(12)}   ${largest ?? ''}`,
      );
  } finally {
    await client.end();
  }
}

// The bare handler of a list: Fastify alone, which sends the very statements that the product sent and answers with their rows.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './recorded-calls.ts';

const [, , scripts = ''] = process.argv;
const calls: Statement[][] = JSON.parse(readFileSync(scripts, 'utf8'));
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `r${names.size}`;
  names.set(text, name);
  return name;
}

const app = Fastify();
app.get<{ Params: { number: string } }>('/:number', async ({ params }) => {
  let rows: unknown[] = [];
  for (const { text, values } of calls[Number(params.number)] ?? [])
    ({ rows } = await pool.query({ name: nameOf(text), text, values }));
  return { rows };
});
process.send?.(await app.listen({ port: 0, host: 'localhost' }));

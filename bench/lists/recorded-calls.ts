// Makes calls on the product inside this process and keeps the statements that each sends to the database.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { openApp } from '#app/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { DATA_KEYS } from '../data-keys.ts';

export type Statement = { text: string; values: unknown[] };

export type Recorder = {
  /** The statements of one GET with that cookie, and how many rows its list has in all. Throws when it is not answered with 200. */
  record(path: string, cookie: string): Promise<{ statements: Statement[]; total: number }>;
  close(): Promise<void>;
};

export async function openRecorder(where: { databaseUrl: string; dataDir: string }): Promise<Recorder> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: where.databaseUrl,
    DATA_DIR: where.dataDir,
    DATA_KEYS,
  });
  const database = await openDatabase({ ...where, poolSize: 1 });
  const { app } = await openApp(config, database);
  return {
    record: async (path, cookie) => {
      const statements: Statement[] = [];
      // Jobs that begin with the server send named statements at the same time.
      const call = new AsyncLocalStorage<true>();
      const stop = listen((statement) => call.getStore() && statements.push(statement));
      // Fastify sends an injected call once somebody waits for it, so whoever waits stands inside too.
      const reply = await call
        .run(true, async () => await app.inject({ url: path, headers: { cookie } }))
        .finally(stop);
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
      if (statements.length === 0) throw new Error(`${path}: no statement was heard`);
      const isFile = !String(reply.headers['content-type']).includes('json');
      return { statements: statements.filter(readsRows), total: isFile ? 0 : reply.json().total };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A union may begin with a parenthesis. */
const readsRows = ({ text }: Statement): boolean => /^[\s(]*(select|with)\b/i.test(text);

/** Listens to the product's own statements. The job queue looks into the same database meanwhile, but its statements have no names. */
export function listen(hear: (statement: Statement) => void): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    if (typeof first === 'object' && first !== null && 'text' in first && 'name' in first) {
      const { text, values } = first as { text: string; values?: unknown[] };
      hear({ text, values: values ?? [] });
    }
    return Reflect.apply(query, this, given);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}

/** What `run` answers, and the statements that the product sends meanwhile. */
export async function heardDuring<Answer>(
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: Statement[] }> {
  const statements: Statement[] = [];
  const stop = listen((statement) => statements.push(statement));
  return { answer: await run().finally(stop), statements };
}

// A whole server on a database of its own: what the database tests act on, through its services or through HTTP.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { openApp } from '#app/server/app.ts';
import { agreementSections } from '#features/applications/defaults/agreement-template.ts';
import { installAgreementTemplate } from '#features/applications/server/agreement/templates.ts';
import { installPolicy } from '#features/decisions/server/policies.ts';
import { installSections } from '#features/information/server/install/install-sections.ts';
import { knowDataKeys } from '#features/information/server/sealed/known-keys.ts';
import { installLenderTerms } from '#features/partners/server/terms/lender-terms.ts';
import { readConfig } from '#platform/server/config.ts';
import { type OpenDatabase, openServer } from '#platform/server/database/database.ts';
import { type Services, type Work, workOn } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { databaseUrl, onServer } from './database-setup.ts';

/** Opens an empty migrated database, as the role that serves. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('template');
  const name = `pimento_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template.url, `create database ${name} template ${template.name} strategy file_copy`);
  const database = await openServer(databaseUrl(template.served, name), 20, {
    owner: databaseUrl(template.url, name),
    pooler: template.pooled ? databaseUrl(template.pooled, name) : undefined,
  });
  return {
    ...database,
    close: () => database.close().then(() => onServer(template.url, `drop database ${name} with (force)`)),
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** A server whose owner and events nobody needs. */
export type TestServer = Omit<
  TestApp,
  'owner' | 'ownerAddress' | 'ownerConnection' | 'securityEvents' | 'metrics'
>;

/** All that actions need: a data folder that no server runs on will do. */
export type TestGround = Pick<TestApp, 'services' | 'db'>;

/**
 * A server that is not listening (use `app.inject`), with its own database and data folder, its sections, policy and agreement. What the
 * server itself may not do to its database, `owner` may; what one session keeps to itself (its plans, its temporary tables) is asked of one
 * `ownerConnection()`. Close it at the end.
 */
export async function openTestApp(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  });
  const database = await openTestDatabase();
  const owner = await openServer(database.ownerConnectionString, 2);
  const { app, services, securityEvents, metrics } = await openApp(config, database);
  await app.ready();
  await stopTheClock(services);
  await workAs(services, null).transaction(async (work) => {
    await knowDataKeys(work);
    await installSections(work);
    await installPolicy(work);
    await installAgreementTemplate(work);
    await installLenderTerms(work, agreementSections());
  });
  const ownerAddress = database.ownerConnectionString;
  const connections: pg.Client[] = [];
  const ownerConnection = async () => {
    const connection = new pg.Client({ connectionString: ownerAddress });
    await connection.connect();
    connections.push(connection);
    return connection;
  };
  const close = async () => {
    await app.close();
    await Promise.all([owner.close(), ...connections.map((connection) => connection.end())]);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const asOwner = { owner: owner.db, ownerAddress, ownerConnection };
  return { app, services, securityEvents, metrics, db: services.db, ...asOwner, close };
}

/**
 * Loans of tests live on days of their own: nothing ages them, or writes to their borrowers, by the clock of the machine.
 * Nor is anything made up for that a server would find undone at its start. What of it has begun already is waited for.
 */
async function stopTheClock({ db }: Services): Promise<void> {
  const byTheClock = sql`('age-loans', 'postpone-instalments', 'remind-borrowers', 'find-signals', 'seal-numbers')`;
  await sql`delete from jobs.schedule where name in ${byTheClock}`.execute(db);
  await sql`delete from jobs.job where state = 'created' and (name in ${byTheClock} or name = 'prepare-agreement')`.execute(
    db,
  );
  const begun = sql<{
    one: number;
  }>`select 1 as one from jobs.job where name in ${byTheClock} and state = 'active' limit 1`;
  while ((await begun.execute(db)).rows.length > 0) await setTimeout(5);
}

const silentCookies = { begin() {}, describe() {}, end() {} };

/** Work as a request would have it, for calling an action directly. */
export const workAs = <A extends Actor | null>(services: Services, actor: A, now = new Date()): Work<A> =>
  workOn({ services, actor, now, address: '127.0.0.1', userAgent: 'test', cookies: silentCookies }, null);

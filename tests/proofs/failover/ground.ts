// What the proof of failover stands on: three nodes behind HAProxy, PgBouncer, and two databases of which one follows the other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startHaproxy } from '#tests/support/haproxy.ts';
import { startPgBouncer } from '#tests/support/pgbouncer.ts';
import { freePort, type RunningApp, startApp } from '#tests/support/running-app.ts';
import { peopleIn } from '../kill-people.ts';
import { startMachines } from './machines.ts';

const NODES = 3;
const OWNER = { role: 'pimento_owner', password: 'owner-in-a-proof' };
const SERVING = { role: 'pimento', password: 'pimento-in-a-proof' };
const DATABASE = 'pimento';
const WHOLE_WITHIN_MS = 90_000;

export type Ground = Awaited<ReturnType<typeof openGround>>;

/** `close` removes everything. */
export async function openGround(people: number) {
  const machines = await startMachines();
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-failover-files-'));
  const nodes: RunningApp[] = [];
  const open: { stop(): Promise<void> }[] = [];
  const close = async () => {
    for (const node of nodes) await node.stop();
    for (const each of open) await each.stop();
    await machines.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = ({ role, password }: typeof OWNER, of: 'primary' | 'standby' = 'primary') =>
    machines.urlOf(role, password, DATABASE, of);
  /** Waits until the primary has a standby again on which every acknowledged write lies. */
  const untilWhole = async () => {
    const start = performance.now();
    while (!(await machines.isWhole())) {
      if (performance.now() - start > WHOLE_WITHIN_MS)
        throw new Error(
          `there is no standby:\n${JSON.stringify(await machines.members())}\n${await machines.said()}`,
        );
      await setTimeout(200);
    }
    return performance.now();
  };
  try {
    await untilWhole();
    await layOut(machines.superuserUrl());
    const seeded = await peopleIn({ dataDir, databaseUrl: url(OWNER) }, people);
    const pooler = await startPgBouncer(url(SERVING), { authority: machines.certificate });
    open.push(pooler);
    const ports = await Promise.all(Array.from({ length: NODES }, () => freePort()));
    for (const port of ports)
      nodes.push(
        await startApp({
          dataDir,
          port,
          environment: {
            HOST: '127.0.0.1',
            PUBLIC_URL: 'http://localhost',
            TRUST_PROXY: '1',
            DATABASE_URL: url(SERVING),
            DATABASE_POOLER_URL: pooler.through(url(SERVING)),
            DATABASE_STANDBY_URL: url(SERVING, 'standby'),
            MIGRATE_DATABASE_URL: url(OWNER),
          },
        }),
      );
    const proxy = await startHaproxy(ports.map(String), { trusting: true });
    open.unshift(proxy);
    return {
      machines,
      nodes,
      proxy: proxy.url,
      state: { dataDir, databaseUrl: url(OWNER) },
      ...seeded,
      untilWhole,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Lays the database out as docs/operating.md has an operator do once. */
async function layOut(superuser: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    for (const { role, password } of [OWNER, SERVING])
      await client.query(`create role ${role} login password '${password}'`);
    await client.query(`create database ${DATABASE} owner ${OWNER.role}`);
  } finally {
    await client.end();
  }
}

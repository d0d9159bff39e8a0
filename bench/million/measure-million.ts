// Runs the parts of `npm run bench:million` on a filled place.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Where } from '../lists/fill-place.ts';
import { measureLists } from '../lists/measure-lists.ts';
import type { Explained } from '../lists/plans.ts';
import { bareOn, measureWorkloads, productOn, workloadsOf } from '../measure-workloads.ts';
import type { Server } from '../servers.ts';
import { startProduct } from '../servers.ts';
import type { Crowd } from './fill-million.ts';
import { measureHotRows } from './hot-rows.ts';
import { measureMemory } from './memory.ts';
import { reportSizes } from './sizes.ts';
import { measureTraffic } from './traffic.ts';

export const PARTS = ['sizes', 'lists', 'workloads', 'hot', 'traffic', 'memory'] as const;
export type Part = (typeof PARTS)[number];

/** The rounds of a list that takes long at this size: few calls say enough. */
const LIST_ROUNDS = 3;
const LIST_CALLS = 8;
const WORKLOAD_ROUNDS = 7;
const WORKLOAD_SIZE = 0.25;
/** Whoever submits or redeems in the mixed traffic has not done so in the workloads. */
const FIRST_OF_TRAFFIC = 0.3;
/** … and whoever did so in the traffic does not in the measure of memory. */
const FIRST_OF_MEMORY = 0.6;

type Wanted = {
  parts: readonly Part[];
  plans: string;
  only: string;
  without: readonly string[];
  minutes: number;
  callsASecond: number;
};

export async function measureMillion(
  where: Where,
  { filled: everything, readers }: Crowd,
  { parts, plans, only, without, minutes, callsASecond }: Wanted,
): Promise<void> {
  // The last of the prizes is the one that everybody has redeemed, so that the list of that is long.
  const filled = { ...everything, prizeIds: everything.prizeIds.slice(0, -1) };
  const run: Record<Part, () => Promise<void>> = {
    sizes: () => reportSizes(where.databaseUrl),
    lists: async () => {
      const kept: Record<string, readonly Explained[]> = {};
      await measureLists(where, readers, {
        rounds: LIST_ROUNDS,
        calls: LIST_CALLS,
        only,
        without,
        keep: (view, explained) => {
          kept[view] = explained;
        },
      });
      mkdirSync(dirname(plans), { recursive: true });
      writeFileSync(plans, JSON.stringify(kept, null, 1));
      console.log(`plans kept in ${plans}`);
    },
    workloads: () =>
      withServers(async (servers) => {
        workloadsOf(only);
        const place = { ...where, filled, remove: async () => {} };
        const sides = [await bareOn(place, servers), await productOn(place, servers)];
        const { databaseUrl } = where;
        await measureWorkloads(sides, {
          databaseUrl,
          only,
          size: WORKLOAD_SIZE,
          rounds: WORKLOAD_ROUNDS,
        });
      }),
    hot: () => measureHotRows(where.databaseUrl, filled.prizeIds[0] ?? ''),
    traffic: () =>
      withServers(async (servers) => {
        const server = await startProduct(where);
        servers.push(server);
        const held = await measureTraffic(server.url, filled, Math.floor(filled.people * FIRST_OF_TRAFFIC));
        console.log(`one node holds ${held} calls a second`);
      }),
    memory: () =>
      withServers(async (servers) => {
        const server = await startProduct(where);
        servers.push(server);
        await measureMemory(server, filled, {
          minutes,
          callsASecond,
          firstTurn: Math.floor(filled.people * FIRST_OF_MEMORY),
        });
      }),
  };
  for (const part of parts) await measured(part, run[part]);
}

/** A part that could not be measured says so and fails the run; the others are measured all the same. */
export async function measured(part: Part, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.exitCode = 1;
    console.log(`NOT MEASURED ${part}: ${error instanceof Error ? error.message : error}`);
  }
}

async function withServers(run: (servers: Server[]) => Promise<void>): Promise<void> {
  const servers: Server[] = [];
  try {
    await run(servers);
  } finally {
    for (const server of servers) await server.stop();
  }
}

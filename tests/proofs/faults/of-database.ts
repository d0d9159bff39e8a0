// What can happen to the database: each is brought about, lasts, and ends.
import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const RESTARTS = 10;
const LIMIT_OF_RESTART_MS = 20_000;

export const faultsOfDatabase: Fault[] = [
  {
    name: 'PostgreSQL is stopped',
    isSmall: true,
    isReady: false,
    run: async (ground, { isSmall }) => {
      await ground.stopDatabase();
      await setTimeout(isSmall ? 4_000 : 20_000);
      await ground.startDatabase();
    },
  },
  {
    name: 'PostgreSQL is stopped at once',
    isSmall: false,
    isReady: null,
    run: (ground) => ended(ground, 'SIGQUIT'),
  },
  {
    name: 'PostgreSQL is killed (kill -9)',
    isSmall: true,
    isReady: null,
    run: (ground) => ended(ground, 'SIGKILL'),
  },
  {
    name: `PostgreSQL is restarted ${RESTARTS} times`,
    isSmall: false,
    isReady: null,
    run: async (ground) => {
      for (let time = 0; time < RESTARTS; time++) {
        await ground.stopDatabase();
        await ground.startDatabase();
        await setTimeout(500);
      }
    },
  },
  {
    name: 'PostgreSQL is frozen (SIGSTOP)',
    isSmall: false,
    isReady: false,
    run: async (ground) => {
      ground.signalDatabase('SIGSTOP', true);
      await setTimeout(20_000);
      ground.signalDatabase('SIGCONT', true);
    },
  },
  {
    name: 'the line is cut without a word',
    isSmall: true,
    isReady: false,
    run: async ({ line }, { isSmall }) => {
      line.cut();
      await setTimeout(isSmall ? 7_000 : 40_000);
      line.mend();
    },
  },
  {
    name: 'the line refuses',
    isSmall: false,
    isReady: false,
    run: async ({ line }) => {
      line.refuse();
      await setTimeout(30_000);
      line.mend();
    },
  },
  {
    name: 'a table is locked',
    isSmall: true,
    isReady: true,
    othersAreServed: true,
    run: async (ground, { isSmall }) => {
      await ground.ask(
        `begin; lock table submissions in access exclusive mode; select pg_sleep(${isSmall ? 6 : 20}); rollback`,
      );
    },
  },
];

/** Waits until the server has been started again, which its keeper does. */
async function ended(ground: Parameters<Fault['run']>[0], signal: NodeJS.Signals): Promise<void> {
  ground.signalDatabase(signal);
  await setTimeout(300);
  const deadline = performance.now() + LIMIT_OF_RESTART_MS;
  while (performance.now() < deadline) {
    const isThere = await ground.ask('select 1').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await setTimeout(50);
  }
  throw new Error('PostgreSQL did not come back');
}

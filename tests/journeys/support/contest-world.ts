// A data folder with the demo prizes, a borrower with seeds and a contest that two neighbours have joined; and the clock moved to its end.

import { installDefaults } from '#app/server/install-defaults.ts';
import { contest, ended } from '#features/contests/server/contests.test-support.ts';
import { joinContest } from '#features/contests/server/join-contest.ts';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import type { IdOf } from '#shared/id.ts';
import { someone } from '../../support/builders.ts';
import { workAs } from '../../support/database.ts';
import { newDataDir } from '../../support/new-data-dir.ts';
import { onDatabaseOf } from './on-database.ts';

export const BORROWER_SEEDS = 200;
export const CONTEST = { name: 'Yard Garden Spin', points: 25, maxWinners: 3 } as const;

/** Everybody in the contest will win, in an order that the draw decides. */
export async function contestWorld(): Promise<{ dataDir: string; contestId: IdOf<'contests'> }> {
  const dataDir = newDataDir();
  const contestId = await onDatabaseOf(dataDir, async (services) => {
    await installDefaults(services);
    const { id: borrower } = await services.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'borrower@pimento.example')
      .executeTakeFirstOrThrow();
    await workAs(services, null).transaction((work) =>
      grantSeeds(work, borrower, { cause: 'journey', seeds: BORROWER_SEEDS, reason: 'A good start' }),
    );
    const { id } = await contest(services, { ...CONTEST, endsIn: 26 });
    for (const firstName of ['Nadine', 'Omar']) {
      const neighbour = await someone(services, { firstName, lastName: 'Reid' });
      await joinContest(workAs(services, neighbour), { params: { id } });
    }
    return id;
  });
  return { dataDir, contestId };
}

/** While no server runs on the folder. */
export const endContest = (dataDir: string, contestId: IdOf<'contests'>): Promise<unknown> =>
  onDatabaseOf(dataDir, (_, { asOwner }) => asOwner((owner) => ended({ owner }, contestId)));

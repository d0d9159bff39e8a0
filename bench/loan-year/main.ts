// `npm run bench:loan-year`: a year of loans with seeded behaviour, held against the simulation's own count; its time, and how that grows.
import { parseArgs } from 'node:util';
import { openJobs } from '#platform/server/jobs.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { openServices } from '../open-services.ts';
import { onPostgres } from '../places.ts';
import { chanceFrom } from './chance.ts';
import { type Comparison, compareYear } from './compare.ts';
import { DAYS, makeUpLoan } from './made-up-loan.ts';
import { liveYear, type Year } from './year.ts';

const HELP = `npm run bench:loan-year -- [options]
  --loans 1000,10000  how many loans, one year for each number
  --seed 7            the same one gives the same year`;

/** Ten times the loans may take so many times as long for each of them. */
const MOST_GROWTH = 1.3;

const { values: options } = parseArgs({
  options: {
    loans: { type: 'string', default: '1000,10000' },
    seed: { type: 'string', default: '7' },
    help: { type: 'boolean', default: false },
  },
});

type Lived = Year & Comparison & { loans: number; seconds: number };

if (options.help) console.log(HELP);
else {
  const years: Lived[] = [];
  for (const size of options.loans.split(',').map(Number)) years.push(await live(size, Number(options.seed)));
  report(years);
}

async function live(size: number, seed: number): Promise<Lived> {
  const place = await onPostgres();
  const { database, services } = await openServices(place, {
    poolSize: 4,
    jobsOn: (database) => openJobs(database, (error) => console.error(error.message)),
  });
  try {
    const firstDay = addDays(dayOf(new Date()), 1 - DAYS);
    const chance = chanceFrom(seed);
    const loans = Array.from({ length: size }, (_, index) => makeUpLoan(index, firstDay, chance));
    const start = performance.now();
    const year = await liveYear(services, loans, firstDay);
    const seconds = (performance.now() - start) / 1_000;
    return { ...year, ...(await compareYear(services, loans, firstDay)), loans: size, seconds };
  } finally {
    await database.close();
    await place.remove();
  }
}

function report(years: readonly Lived[]): void {
  for (const {
    loans,
    seconds,
    payments,
    reminders,
    refused,
    faults,
    daysCompared,
    par30Bps,
    defaults,
  } of years) {
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    const isSound = faults.length === 0 && refused === 0;
    console.log(
      `${isSound ? 'PASS' : 'FAIL'} a year of ${loans} loans: ${payments} payments, ${reminders} reminders, ${daysCompared} days compared, ` +
        `${faults.length} faults; at its end PAR30 ${(par30Bps / 100).toFixed(2)} %, ${defaults} defaulted; ` +
        `${seconds.toFixed(1)} s, ${((seconds * 1_000) / loans).toFixed(1)} ms a loan (seed ${options.seed})`,
    );
    if (!isSound) process.exitCode = 1;
  }
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last || first === last) return;
  const growth = last.seconds / last.loans / (first.seconds / first.loans);
  const isSound = growth <= MOST_GROWTH;
  console.log(
    `${isSound ? 'PASS' : 'FAIL'} growth: from ${first.loans} to ${last.loans} loans each takes ${growth.toFixed(2)} times as long (${MOST_GROWTH})`,
  );
  if (!isSound) process.exitCode = 1;
}

// What `npm run score:judge -- people.csv` runs: says on a table of people with known outcome whether the score works. It needs no database.
import { parseArgs } from 'node:util';
import { judgeTable, readMapping, readPolicy } from '../src/app/server/score-judge/judge-table.ts';
import { printFindings } from '../src/app/server/score-judge/print-findings.ts';
import { Unreadable } from '../src/app/server/score-judge/read-table.ts';
import { dayOf, readDay } from '../src/shared/calendar.ts';

const USAGE = `npm run score:judge -- people.csv [people.mapping.json] [--policy policy.json] [--on 2026-03-01]
  people.csv           any table with a row for each person and their outcome
  people.mapping.json  how its columns are read (docs/score-judge.md); beside the table under this name unless it is given
  --policy             the figures of a version of the policy; without it the one that the product ships with
  --on                 the day of the decisions (today)`;

try {
  await judge();
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function judge() {
  const { values, positionals } = readOptions();
  const [table, mapping = table?.replace(/\.[a-z]+$/i, '').concat('.mapping.json')] = positionals;
  const today = readDay(values.on ?? dayOf(new Date()));
  if (values.help || !table || !mapping || positionals.length > 2 || !today) {
    console.log(USAGE);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const [read, policy] = [await readMapping(values.mapping ?? mapping), await readPolicy(values.policy)];
  for (const line of printFindings(await judgeTable(table, read, policy, today))) console.log(line);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        policy: { type: 'string' },
        on: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Unreadable(`${error.message}\n${USAGE}`);
  }
}

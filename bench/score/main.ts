// `npm run bench:score`: do the figures that judge a score find what is true in made-up worlds? Prints a table with PASS or FAIL.
import { parseArgs } from 'node:util';
import { inColumns } from '#app/server/score-judge/print-findings.ts';
import type { Day } from '#shared/calendar.ts';
import { scenarios } from './scenarios.ts';
import { writeExample } from './write-example.ts';

const HELP = `npm run bench:score -- [options]
  --repeats 100   samples of 2 000 people for each world
  --seed 7        the same one gives the same people
  --example path  writes the made-up table of docs/score-judge instead`;

const EXAMPLE_PEOPLE = 1_000;

const { values: options } = parseArgs({
  options: {
    repeats: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    example: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) console.log(HELP);
else if (options.example)
  writeExample(options.example, EXAMPLE_PEOPLE, Number(options.seed), '2025-01-01' as Day);
else run(Number(options.repeats), Number(options.seed) * 1_000_000);

function run(repeats: number, seed: number): void {
  const rows = scenarios().map(({ truth, found, atLeast, holds }) => {
    let count = 0;
    for (let repeat = 0; repeat < repeats; repeat++) if (holds(seed + repeat)) count += 1;
    const isFound = count * 100 >= atLeast * repeats;
    if (!isFound) process.exitCode = 1;
    return [isFound ? 'PASS' : 'FAIL', truth, found, `${count} of ${repeats} (at least ${atLeast} %)`];
  });
  for (const line of inColumns([['', 'What is true', 'What the figures say', 'How often'], ...rows]))
    console.log(line);
}

// In what order `npm test` takes its stages, and which of them run beside others: one that keeps a single core busy, or mostly waits, leaves the second core idle.
import { closeSync, openSync, readFileSync } from 'node:fs';

/** The first of a row runs beside the others, which follow one another. */
export const ROWS: readonly (readonly string[])[] = [
  ['types', 'lint', 'build', 'built'],
  ['rules'],
  ['database'],
  ['kills', 'faults'],
  ['journeys'],
  ['gallery'],
];

/** The stages that were asked for, row by row; all of them where none was named. */
export function rowsOf(named: readonly string[]): readonly (readonly string[])[] {
  if (named.length === 0) return ROWS;
  return ROWS.map((row) => row.filter((stage) => named.includes(stage))).filter((row) => row.length > 0);
}

/** Runs the stages of a row. What the one beside the others writes is held in `log` until they have ended, so that no two mix their lines. */
export async function runRow(
  [first = '', ...others]: readonly string[],
  run: (stage: string, held?: number) => Promise<void>,
  log: string,
): Promise<void> {
  if (others.length === 0) return run(first);
  const held = openSync(log, 'w');
  const beside = run(first, held);
  for (const stage of others) await run(stage);
  await beside;
  closeSync(held);
  process.stdout.write(`\n━━ ${first} (beside ${others.join(', ')})\n${readFileSync(log, 'utf8')}`);
}

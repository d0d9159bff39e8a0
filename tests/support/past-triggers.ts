// Writes very many rows at once, past triggers and foreign keys, for tests of what statements read of them.
import type pg from 'pg';

/** Runs the statements, and has the planner know what is there now. */
export async function writePastTriggers(owner: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of [
    'set session_replication_role = replica',
    ...statements,
    'set session_replication_role = origin',
    'vacuum analyze',
  ])
    await owner.query(statement);
}

// What `npm run prove:pgbouncer` runs: the database tests, or those that are named, with PgBouncer in transaction mode before the database.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NO_PGBOUNCER, PGBOUNCER } from '../tests/support/pgbouncer.ts';

if (existsSync(PGBOUNCER)) {
  const { status } = spawnSync('vitest', ['run', '--project', 'database', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_PGBOUNCER: 'yes' },
  });
  console.log(`${status === 0 ? 'PASS' : 'FAIL'} pgbouncer: the database tests by way of it`);
  process.exitCode = status ?? 1;
} else {
  console.log(`NOT RUN pgbouncer: ${NO_PGBOUNCER}`);
  process.exitCode = 1;
}

// Fills a database with demo people and what they do not bring in numbers, and logs a reader of each kind in.
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { DATA_KEYS } from '../data-keys.ts';
import { type Bulk, fillUp, type Owners, type Reader } from './fill-up.ts';

export type Where = { databaseUrl: string; dataDir: string };
export type Readers = { tokens: Record<Reader, string>; owners: Owners };

/** Demo people, what they do not bring in numbers, and a session for each kind of reader; answers their tokens. */
export async function fillPlace(where: Where, users: string): Promise<Readers> {
  addDemoPeople(where, users);
  return logReadersIn(where);
}

export function addDemoPeople(where: Where, users: string): void {
  console.log(`filling the database with ${users} demo people …`);
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/seed-demo.mjs', '--users', users],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: where.databaseUrl,
        DATA_DIR: where.dataDir,
        DATA_KEYS,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Fills up what demo people leave short first. */
export async function logReadersIn(where: Where, bulk: Bulk | null = null): Promise<Readers> {
  const newToken = () => randomBytes(32).toString('hex');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const tokens = { staff: newToken(), lender: newToken(), borrower: newToken() };
  const hashes = {
    staff: hashOf(tokens.staff),
    lender: hashOf(tokens.lender),
    borrower: hashOf(tokens.borrower),
  };
  const owners = await fillUp(where.databaseUrl, hashes, bulk);
  return { tokens, owners };
}

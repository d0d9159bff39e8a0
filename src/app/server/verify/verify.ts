// Proves on the records as they stand that nothing is half done: one look, while everybody goes on working.
import { sql } from 'kysely';
import { checkKeys } from '#features/information/server/sealed/known-keys.ts';
import { checkSecretKey } from '#features/information/server/sealed/known-secret-key.ts';
import { unopenedApps } from '#features/second-factor/server/app/unopened-apps.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/file-store.ts';
import { hashOfKept } from '#platform/server/files/store.ts';
import { nilId } from '#shared/id.ts';
import { CHECKS } from './checks.ts';
import { LOAN_CHECKS } from './loan-checks.ts';
import { verifyChain } from './verify-chain.ts';
import { faultyLoans } from './verify-loans.ts';
import { plainNumbers, unopenedNumbers } from './verify-sealed.ts';

export type Finding = {
  name: string;
  lookedAt: number;
  faults: number;
  /** The first few faults, in words. */
  examples: string[];
};

const MOST_EXAMPLES = 5;
const FILES_AT_ONCE = 8;
/** Of files there may be millions. */
const ROWS_AT_ONCE = 10_000;

/**
 * Everything is read as of one moment (repeatable read), so that what others write meanwhile is no fault. `keptHead` names a block of the
 * audit chain that was kept elsewhere; with `config`, whose keys it holds, what is sealed is opened too.
 */
export const verify = (
  db: Db,
  files: Files,
  report: (finding: Finding) => void,
  { keptHead, config }: { keptHead?: string | undefined; config?: Config } = {},
): Promise<boolean> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      let isSound = true;
      const found = (finding: Finding) => {
        isSound &&= finding.faults === 0;
        report(finding);
      };
      await verifyRecords(db, found, keptHead);
      if (config) await verifyKeys(db, config, found);
      found(await verifyFiles(db, files));
      return isSound;
    });

/** Checks that what lies sealed opens with the keys at hand; makes no key where one is missing. */
async function verifyKeys(db: Db, config: Config, found: (finding: Finding) => void): Promise<void> {
  const reading = { ...config, makesNoKey: true as const };
  const secretKey = await checkSecretKey({ db, config });
  found(findingOf('the secret-key is the one of this database', secretKey.lookedAt, secretKey.errors));
  const apps = await unopenedApps({ db, config });
  found(findingOf('every authenticator app’s secret opens with the secret-key', apps.lookedAt, apps.errors));
  const keys = await checkKeys({ db, config: reading });
  found(findingOf('the settings hold every key that numbers are sealed with', keys.lookedAt, keys.errors));
  const numbers = await unopenedNumbers({ db, config: reading });
  found(
    findingOf('every sealed number opens with the keys of the settings', numbers.lookedAt, numbers.faults),
  );
}

/** Checks everything but the files; `db` is to read as of one moment. */
export async function verifyRecords(
  db: Db,
  found: (finding: Finding) => void,
  keptHead?: string,
): Promise<void> {
  for (const check of [...CHECKS, ...LOAN_CHECKS]) {
    const { rows: counted } = await sql.raw<{ count: number }>(check.looksAt).execute(db);
    const { rows } = await sql.raw<{ id: string; fault: string }>(check.faults).execute(db);
    found(
      findingOf(
        check.name,
        Number(counted[0]?.count ?? 0),
        rows.map(({ id, fault }) => `${id}: ${fault}`),
      ),
    );
  }
  const loans = await faultyLoans(db);
  found(findingOf('every entry of a loan moved what it says', loans.lookedAt, loans.moved));
  found(findingOf('every loan stands where its entries put it', loans.lookedAt, loans.stood));
  const plain = await plainNumbers(db);
  found(findingOf('every TRN, ID and account number is sealed', plain.lookedAt, plain.faults));
  const chain = await verifyChain(db, keptHead);
  found(findingOf('the audit log is as it was sealed', chain.lookedAt, chain.faults));
}

const findingOf = (name: string, lookedAt: number, faults: string[]): Finding => ({
  name,
  lookedAt,
  faults: faults.length,
  examples: faults.slice(0, MOST_EXAMPLES),
});

async function verifyFiles(db: Db, files: Files): Promise<Finding> {
  const faults: string[] = [];
  let lookedAt = 0;
  const look = async ({ id, sha256 }: { id: string; sha256: string }) => {
    const fault = await hashOfKept(files, id).then(
      (hash) => (hash === null ? 'is not on disk' : hash === sha256 ? null : 'is another on disk'),
      (error: Error) => `cannot be read (${wordsOf(error)})`,
    );
    if (fault) faults.push(`${id}: ${fault}`);
  };
  for (let last: string | undefined = nilId(); last !== undefined; ) {
    const rows = await filesAfter(db, last);
    for (let at = 0; at < rows.length; at += FILES_AT_ONCE)
      await Promise.all(rows.slice(at, at + FILES_AT_ONCE).map(look));
    lookedAt += rows.length;
    last = rows.at(-1)?.id;
  }
  return findingOf('every file is on disk as it was handed in', lookedAt, faults);
}

const filesAfter = (db: Db, last: string) =>
  db
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where(sql<string>`id`, '>', last)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();

const wordsOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);

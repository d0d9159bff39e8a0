// Brings all files to where FILES_IN says that new ones go, from the other place, beside running servers.
import { placesOf } from '../../src/platform/server/file-store.ts';
import { moveFiles } from '../../src/platform/server/files/move-files.ts';
import { asGuest, configured } from './configured.mjs';

const REPORT_EACH_MS = 10_000;

export async function run() {
  const config = configured();
  const { first, second } = placesOf(config);
  if (!second) throw new Error('S3_ENDPOINT: there is one place for files alone; name the bucket, too.');
  await first.tryOut();
  let reportedAt = Date.now();
  const report = (moved) => {
    if (Date.now() - reportedAt < REPORT_EACH_MS) return;
    reportedAt = Date.now();
    console.log(`  ${moved} moved`);
  };
  const { moved, altered } = await asGuest(({ db }) => moveFiles(db, second, first, report), config);
  for (const id of altered)
    console.log(`FAIL the file ${id} is not as it was handed in; it stays where it is`);
  const where = config.filesIn === 's3' ? `the bucket ${config.bucket.name}` : `the folder ${config.dataDir}`;
  console.log(
    `${altered.length === 0 ? 'PASS' : 'FAIL'} files: ${moved} moved to ${where}, each read again and compared.`,
  );
  return altered.length === 0 ? 0 : 1;
}

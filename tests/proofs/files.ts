// Files move to a real S3-compatible store and back beside a running server whose pictures are looked at all the while; then the store stands still.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';
import { addressOfPicture } from '../../src/features/partners/server/open-picture.ts';
import { readConfig } from '../../src/platform/server/config.ts';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { placesOf } from '../../src/platform/server/file-store.ts';
import { seedPeople } from '../journeys/support/demo.ts';
import { startApp } from '../support/running-app.ts';
import { startSwift } from './swift.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../../pimento');
/** More than a list answers at once. */
const MANY = 1_050;
const AWAY_S = 12;

/** What was seen, in lines; null where no store is installed. Rejects where something is otherwise than it should be. */
export async function proveFiles(say: (line: string) => void): Promise<boolean> {
  const swift = await startSwift();
  if (!swift) return false;
  await makeBucket(swift.settings).catch((error) => swift.stop().then(() => Promise.reject(error)));
  const dataDir = await seedPeople(40);
  const backups = mkdtempSync(join(tmpdir(), 'files-backups-'));
  const settings = { ...swift.settings, S3_ENCRYPTION: 'none' };
  const app = await startApp({ dataDir, environment: settings }).catch((error) =>
    swift.stop().then(() => Promise.reject(error)),
  );
  const pimento = async (command: string[], more: Record<string, string> = {}) => {
    const env = {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
      ...settings,
      ...more,
    };
    const { stdout } = await run(program, command, { env, cwd: tmpdir() });
    say(`  ./pimento ${command.join(' ')}: ${stdout.trim().split('\n').at(-1)}`);
    return stdout;
  };
  try {
    await manyAtOnce({ ...settings, DATA_DIR: dataDir }, say);

    const pictures = await publicPictures(dataDir);
    if (pictures.length === 0) throw new Error('there are no pictures to look at');
    const looks = lookAt(pictures.map((path) => app.url + path));
    const there = await pimento(['files:move'], { FILES_IN: 's3' });
    if (/ 0 moved/.test(there)) throw new Error('nothing moved');
    await pimento(['verify'], { FILES_IN: 's3' });
    await pimento(['backup'], { FILES_IN: 's3' });
    await pimento(['files:move'], { FILES_IN: 'folder' });
    await pimento(['verify'], { FILES_IN: 'folder' });
    await pimento(['files:move'], { FILES_IN: 's3' });
    const { seen, missed } = await looks.stop();
    say(`  ${seen} looks at ${pictures.length} pictures meanwhile, ${missed.length} of them in vain`);
    if (missed.length > 0) throw new Error(missed.slice(0, 5).join('\n'));

    swift.freeze(true);
    const [picture = ''] = pictures;
    const start = performance.now();
    const refused = await fetch(app.url + picture);
    const seconds = (performance.now() - start) / 1_000;
    const words = await refused.text();
    say(
      `  while the store stands still: ${refused.status} after ${seconds.toFixed(1)} s, Retry-After ${refused.headers.get('retry-after')}`,
    );
    if (refused.status !== 503 || seconds > 10 || !words.includes('file.store_away')) throw new Error(words);
    if (!(await fetch(`${app.url}/api/health`)).ok) throw new Error('the node is not ready any more');
    await setTimeout(AWAY_S * 1_000 - seconds * 1_000);
    swift.freeze(false);
    const back = performance.now();
    while (!(await fetch(app.url + picture).then(async (reply) => (await reply.arrayBuffer()) && reply.ok)))
      if (performance.now() - back > 10_000) throw new Error('it does not come back');
    say(`  back ${((performance.now() - back) / 1_000).toFixed(1)} s after the store`);
    await pimento(['verify'], { FILES_IN: 's3' });
    return true;
  } finally {
    await app.remove();
    await swift.stop();
    rmSync(backups, { recursive: true, force: true });
  }
}

async function makeBucket(settings: Record<string, string>): Promise<void> {
  const { url, headers } = await new AwsV4Signer({
    method: 'PUT',
    url: `${settings.S3_ENDPOINT}/${settings.S3_BUCKET}`,
    service: 's3',
    region: 'us-east-1',
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }).sign();
  const reply = await fetch(url, { method: 'PUT', headers });
  if (!reply.ok) throw new Error(`no bucket: ${await reply.text()}`);
}

async function manyAtOnce(settings: Record<string, string>, say: (line: string) => void): Promise<void> {
  const { first } = placesOf(readConfig({ ...settings, FILES_IN: 's3' }));
  await first.tryOut();
  const ids = Array.from({ length: MANY }, (_, place) => `many-${String(place).padStart(5, '0')}`);
  const each = async (act: (id: string) => Promise<void>) => {
    for (let at = 0; at < ids.length; at += 16) await Promise.all(ids.slice(at, at + 16).map(act));
  };
  await each((id) => first.write(id, Buffer.from(id)));
  const listed = (await Array.fromAsync(first.list())).map(({ id }) => id);
  if (listed.join() !== ids.join()) throw new Error(`${listed.length} of ${MANY} files are listed`);
  await each((id) => first.remove(id));
  const left = await Array.fromAsync(first.list());
  if (left.length > 0) throw new Error(`${left.length} files are left`);
  say(`  ${MANY} files written, listed and removed`);
}

/** Addresses of pictures that everybody may see. */
async function publicPictures(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1, isGuest: true });
  const { db } = database;
  const lenders = await db.selectFrom('partners').select('logo_file_id as id').execute();
  const products = await db.selectFrom('products').select('image_file_id as id').execute();
  await database.close();
  return [...lenders, ...products].flatMap(({ id }) => (id ? [addressOfPicture(id)] : []));
}

function lookAt(urls: string[]) {
  let isOver = false;
  let seen = 0;
  const missed: string[] = [];
  const look = async () => {
    for (let at = 0; !isOver; at = (at + 1) % urls.length) {
      const reply = await fetch(urls[at] ?? '');
      const { byteLength } = await reply.arrayBuffer();
      seen++;
      if (!reply.ok || byteLength === 0) missed.push(`${urls[at]}: ${reply.status}`);
      await setTimeout(20);
    }
  };
  const looking = [look(), look()];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(looking);
      return { seen, missed };
    },
  };
}

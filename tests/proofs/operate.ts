// An operator's whole way with the version before and this one: serve, verify, back up under load, lose all, restore, compare, upgrade, verify.
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startApp } from '#tests/support/running-app.ts';
import { photoOfPaper } from './kill-people.ts';
import { type Tally, write } from './kill-writers.ts';
import { peopleBefore, programBefore } from './version-before.ts';
import { faultsIn } from './whole-state.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const PEOPLE = 1_000;
const WRITERS = 4;
const BEFORE_MS = 8_000;

/** Says each step as it is done. Rejects at the first that is not as it should be. */
export async function proveOperate(say: (line: string) => void): Promise<void> {
  const { program, commit } = programBefore();
  const folder = mkdtempSync(join(tmpdir(), 'pimento-operate-'));
  const backups = join(folder, 'backups');
  let dataDir = join(folder, 'first machine');
  const keyFile = join(folder, 'identity');
  const open = new Set<{ stop(signal?: NodeJS.Signals): Promise<void> }>();
  const serve = async (from: string) => {
    const app = await startApp({ dataDir, program: from, environment: { TRUST_PROXY: '1' } });
    open.add(app);
    return app;
  };
  let recipient = '';
  const pimento = async (from: string, ...command: string[]) => {
    const env = {
      ...process.env,
      ...{ DATABASE_URL: '', DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_IDENTITY_FILE: keyFile },
      BACKUP_RECIPIENT: recipient,
    };
    const { stdout } = await run(join(from, 'pimento'), command, { env, cwd: from, maxBuffer: 2 ** 26 }).catch(
      (error: Error & { stdout?: string }) => {
        error.message += `\n${error.stdout ?? ''}`;
        throw error;
      },
    );
    // The key is for the file alone.
    const told = command[0] === 'backup:key' ? 'made' : stdout.trim().split('\n').at(-1);
    say(`./pimento ${command.join(' ')}: ${told}`);
    return stdout;
  };
  try {
    say(`the version before: ${commit}`);
    const { people, calls } = peopleBefore(
      program,
      { dataDir },
      PEOPLE,
      new Blob([new Uint8Array(await photoOfPaper())], { type: 'image/png' }),
    );
    const before = await serve(program);
    const key = await pimento(program, 'backup:key');
    writeFileSync(keyFile, key, { mode: 0o600 });
    recipient = /age1[a-z0-9]+/.exec(key)?.[0] ?? '';
    await pimento(program, 'verify');

    const tally: Tally = { acknowledged: [], cutOff: 0, faults: [], isLater: () => false, heard: () => {} };
    let isOver = false;
    const door = { url: Promise.resolve(before.url) };
    const load = Array.from({ length: WRITERS }, () => write(door, people, calls, tally, () => isOver));
    await setTimeout(BEFORE_MS);
    const kept = [...tally.acknowledged];
    await pimento(program, 'backup');
    const meanwhile = tally.acknowledged.length - kept.length;
    isOver = true;
    await Promise.all(load);
    insist(tally.faults);
    say(`${kept.length} writes acknowledged before the backup, ${meanwhile} while it was written`);
    if (kept.length === 0 || meanwhile === 0) throw new Error('there was no load');

    await before.stop('SIGKILL');
    open.delete(before);
    dataDir = join(folder, 'second machine');
    say('the machine is lost: database, files and key');

    await insistOnRefusal(() => pimento(program, 'restore', 'newest'), backups);
    say('a backup with one byte changed: refused, by the name of the part');
    await pimento(program, 'restore', 'newest');
    await pimento(program, 'backup:drill');
    await (await serve(program)).stop();

    const upgraded = await serve(root);
    await pimento(root, 'verify');
    await upgraded.stop();
    insist(await faultsIn({ dataDir }, kept));
    say(`upgraded: each of the ${kept.length} writes is there, and every record and file is whole`);
    await pimento(root, 'backup');
    await pimento(root, 'backup:drill');
  } finally {
    for (const each of open) await each.stop();
    for (const each of [folder, program]) rmSync(each, { recursive: true, force: true });
  }
}

/** Changes one byte of the largest part, and puts it right again. */
async function insistOnRefusal(restore: () => Promise<unknown>, backups: string): Promise<void> {
  const [newest = ''] = readdirSync(backups)
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .toReversed();
  const parts = globSync(join(backups, newest, '**/*')).filter((path) => /\.gz(\.age)?$/.test(path));
  const [largest = ''] = parts.toSorted(
    (one, other) => readFileSync(other).length - readFileSync(one).length,
  );
  const whole = readFileSync(largest);
  const damaged = Buffer.from(whole);
  const middle = damaged.length >> 1;
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  writeFileSync(largest, damaged);
  const said = await restore().then(
    () => null,
    (error: Error & { stderr?: string }) => error.stderr ?? error.message,
  );
  writeFileSync(largest, whole);
  const part =
    largest
      .split('/')
      .at(-1)
      ?.replace(/\.gz.*$/, '') ?? '';
  if (!said?.includes(part)) throw new Error(`a damaged ${part} was not refused by its name: ${said}`);
}

function insist(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
}

// An operator's whole way with the version before and this one: serve, verify, back up under load, lose all, restore, compare, upgrade, verify.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startApp } from '#tests/support/running-app.ts';
import { insistOnRefusal } from './damaged-backup.ts';
import { photoOfPaper } from './kill-people.ts';
import { type Tally, write } from './kill-writers.ts';
import { pimentoIn } from './pimento-command.ts';
import { peopleBefore, programBefore } from './version-before.ts';
import { faultsIn } from './whole-state.ts';

const root = join(import.meta.dirname, '../..');
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
    const settings = {
      ...{ DATABASE_URL: '', DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_IDENTITY_FILE: keyFile },
      BACKUP_RECIPIENT: recipient,
    };
    return pimentoIn(settings, command, say, from);
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

function insist(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
}

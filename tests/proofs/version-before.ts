// The tree as it was before the newest migration, and people in a database of its own: what an upgrade is proved from.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, Person, State } from './kill-people.ts';

const root = join(import.meta.dirname, '../..');

/** Its folder, to be removed, and what its newest commit is called. Throws where git's history is not there. */
export function programBefore(): { program: string; commit: string } {
  const commit = commitBefore();
  const program = mkdtempSync(join(tmpdir(), 'pimento-before-'));
  const archive = join(program, 'tree.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', program]);
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'));
  return { program, commit: git('log', '-1', '--format=%h %s', commit) };
}

/** The newest that has fewer migrations than this tree, and none under a name that it does not have: they were renumbered now and then. */
function commitBefore(): string {
  const migrationsOf = (commit: string) =>
    git('ls-tree', '--name-only', commit, 'db/migrations/').split('\n');
  const now = new Set(migrationsOf('HEAD'));
  for (const commit of git('log', '--format=%H', '--', 'db/migrations').split('\n')) {
    const then = migrationsOf(commit);
    if (then.length < now.size && then.every((name) => now.has(name))) return commit;
  }
  throw new Error('git knows no version before the newest migration');
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 29 }).trim();

/**
 * Makes the database by that version, with so many people in it; answers them and the calls of anyone's day, those with files only where a
 * `photo` is given for them, and none that asks for a loan.
 */
export function peopleBefore(
  program: string,
  state: State,
  count: number,
  photo?: Blob,
): { people: Person[]; calls: Call[] } {
  const script = join(program, 'seed-before.mjs');
  const result = join(program, 'seeded.json');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
import { peopleIn } from './tests/proofs/kill-people.ts';
const { people, calls } = await peopleIn(${JSON.stringify(state)}, ${count});
const told = calls.filter(({ kind }) => kind !== 'application').map((call) => ({ ...call, fileFields: Object.keys(call.files ?? {}) }));
writeFileSync(${JSON.stringify(result)}, JSON.stringify({ people, calls: told }));
process.exit();`,
  );
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: program,
    stdio: 'inherit',
  });
  const seeded: { people: Person[]; calls: (Call & { fileFields: string[] })[] } = JSON.parse(
    execFileSync('cat', [result], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  );
  const calls = seeded.calls.flatMap(({ fileFields, files: asForm, ...call }): Call[] => {
    if (!asForm) return [call];
    return photo ? [{ ...call, files: Object.fromEntries(fileFields.map((field) => [field, photo])) }] : [];
  });
  return { people: seeded.people, calls };
}

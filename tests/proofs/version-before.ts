// The tree as it was before the newest migration, and people in a database of its own: what an upgrade is proved from.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOPS_ALL } from '#platform/server/database/migrate.ts';
import type { Call, Person, State } from './kill-people.ts';

const root = join(import.meta.dirname, '../..');

type Program = { program: string; commit: string };

/** The version before the newest migration: its folder, to be removed, and what its newest commit is called. Throws where git's history is not there. */
export const programBefore = (): Program => withOurPackages(laidOut(commitBefore()));

/** The oldest version that may serve beside this one, so that all migrations since are tried: none of them stops all nodes first. */
export const programBeside = (): Program => withOurPackages(laidOut(commitBeside()));

/** The tree of a commit, without packages. */
export const programOf = (commit: string): Program => laidOut(commit);

function laidOut(commit: string): Program {
  const program = mkdtempSync(join(tmpdir(), 'pimento-before-'));
  const archive = join(program, 'tree.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', program]);
  return { program, commit: git('log', '-1', '--format=%h %s', commit) };
}

function withOurPackages(laid: Program): Program {
  symlinkSync(join(root, 'node_modules'), join(laid.program, 'node_modules'));
  return laid;
}

/** The newest that has fewer migrations than this tree. */
function commitBefore(): string {
  const found = versions().find(({ missing }) => missing.length > 0);
  if (!found) throw new Error('git knows no version before the newest migration');
  return found.commit;
}

function commitBeside(): string {
  let beside: string | undefined;
  for (const { commit, missing } of versions()) {
    if (missing.some((blob) => STOPS_ALL.test(contentOf(blob)))) break;
    beside = commit;
  }
  if (!beside) throw new Error('git knows no version that may serve beside this one');
  return beside;
}

/** The newest first, each with the migrations of this tree that it has not; those of others were renumbered or rewritten while they were worked on. */
function* versions(): Generator<{ commit: string; missing: string[] }> {
  const now = migrationsOf('HEAD');
  for (const commit of git('log', '--format=%H', '--', 'db/migrations').split('\n')) {
    const then = migrationsOf(commit);
    if (![...then].every(([name, blob]) => isSame(blob, now.get(name)))) continue;
    yield { commit, missing: [...now].flatMap(([name, blob]) => (then.has(name) ? [] : [blob])) };
  }
}

/** The migrations of a commit by name, with what git calls their contents. */
const migrationsOf = (commit: string): Map<string, string> =>
  new Map(
    git('ls-tree', commit, 'db/migrations/')
      .split('\n')
      .map((line) => {
        const [, , blob = '', name = ''] = line.split(/\s/);
        return [name, blob];
      }),
  );

const isSame = (one: string, other: string | undefined): boolean =>
  one === other || (other !== undefined && statementsOf(one) === statementsOf(other));

/** What a migration does, without what is said of it. */
const statementsOf = (blob: string): string => contentOf(blob).replace(/^--.*$\n?/gm, '');

const contentOf = (blob: string): string => git('cat-file', 'blob', blob);

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
const described = calls.filter(({ kind }) => kind !== 'application').map((call) => ({ ...call, fileFields: Object.keys(call.files ?? {}) }));
writeFileSync(${JSON.stringify(result)}, JSON.stringify({ people, calls: described }));
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

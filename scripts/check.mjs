// What `npm run check` runs: types, lint and the house rules. `npm run check -- --changed` runs besides every test that judges what differs from `main`
// (or from a commit that is named: `--changed HEAD~3`), so that one knows early what `npm test` would say.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sources } from '../tests/support/house-sources.ts';
import { judgesOf } from '../tests/support/judges-of.ts';
import { onStop, startNode, startNpm } from './processes.mjs';

let running;
let stopped = false;
onStop(() => {
  stopped = true;
  running?.kill('SIGTERM');
});

const [flag, commit] = process.argv.slice(2);
if (flag !== undefined && flag !== '--changed') {
  console.error(`No such option: ${flag}. There is: --changed [commit].`);
  process.exit(1);
}

const steps =
  flag === '--changed'
    ? stepsFor(changedSince(commit ?? forkOfMain()))
    : { types, lint, house: () => vitest(['--project', 'rules', 'tests/house']) };

const failed = [];
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n━━ ${name}`);
  if ((await finish(step())) !== 0) failed.push(name);
  if (stopped) process.exit(130);
}
console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

function stepsFor(changed) {
  if (changed.length === 0) {
    console.log('Nothing was changed.');
    return {};
  }
  const { tests, leftOut } = judgesOf(changed, sources);
  console.log(`${changed.length} files changed; ${tests.length} files of tests judge them.`);
  if (leftOut > 0)
    console.log(
      `${leftOut} more files of database tests reach them from further away: npm test -- database.`,
    );
  if (
    changed.some((path) =>
      /^(src\/(app|platform|texts|features\/[^/]+)\/.*web\/|tests\/(journeys|gallery)\/)/.test(path),
    )
  )
    console.log('Screens were changed: npm test -- built journeys gallery is not part of this.');
  const present = changed.filter((path) => existsSync(path) && /\.(ts|tsx|mjs|css|json)$/.test(path));
  return {
    types,
    ...(present.length > 0
      ? {
          format: () =>
            startNode([
              'node_modules/@biomejs/biome/bin/biome',
              'ci',
              '--no-errors-on-unmatched',
              ...present,
            ]),
        }
      : {}),
    unused: () => startNode(['node_modules/knip/bin/knip.js']),
    tests: () => vitest(['--project', 'rules', '--project', 'screens', '--project', 'database', ...tests]),
  };
}

/** What differs from a commit in this folder, committed or not, gone or new. */
function changedSince(commit) {
  const differing = git('diff', '--name-only', '--no-renames', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...untracked])];
}

/** The commit at which this branch left `main`; on `main` itself, the last commit, so that what is not committed counts. */
function forkOfMain() {
  const main = ['main', 'origin/main'].find(
    (name) => git('branch', '--all', '--list', name, `remotes/${name}`).length > 0,
  );
  return main ? git('merge-base', 'HEAD', main)[0] : 'HEAD';
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function types() {
  return startNpm(['run', '--silent', 'types']);
}

function lint() {
  return startNpm(['run', '--silent', 'lint']);
}

function vitest(args) {
  return startNode(['node_modules/vitest/vitest.mjs', 'run', ...args]);
}

function finish({ child, ended }) {
  running = child;
  return ended;
}

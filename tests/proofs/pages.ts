// An operator's way by the pages alone: their blocks, in order, on a bare Debian with systemd, of which this tree is laid into /opt/pimento.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Block, blocksOf } from '#tests/support/page-blocks.ts';
import { childrenOf } from '#tests/support/programs.ts';

const root = join(import.meta.dirname, '../..');

/** In the order in which somebody would follow them; a page with blocks that is not among these is refused. */
export const PAGES = [
  'docs/operate/install.md',
  'docs/operate/watching.md',
  'docs/operate/security.md',
  'docs/operate/keys.md',
  'docs/operate/backup.md',
  'docs/operate/upgrade.md',
  'docs/operating.md',
  'docs/operate/point-in-time.md',
  'docs/operate/nodes.md',
  'docs/operate/files.md',
  'docs/operate/failover.md',
  'docs/operate/verify.md',
  'docs/outages.md',
];

/** What a command asks for is typed. */
const TYPED = 'a word that nobody guesses 7\n';
const HERE = '/opt/pimento';
const PACKAGES = 'ca-certificates,dbus,init';
const UP_WITHIN_MS = 30_000;
/** The settings of this machine's environment that say how it reaches the world. */
const PASSED_ON = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

export type Counted = Record<Block['kind'], number>;

/** What is missing on this machine; null where nothing is. */
export function lacking(given: string): string | null {
  const programs = ['systemd-nspawn', 'nsenter', ...(given ? [] : ['mmdebstrap'])];
  const missing = programs.filter((name) => !onPath(name));
  if (missing.length > 0)
    return `not on this machine (Debian’s packages systemd-container, util-linux, mmdebstrap): ${missing.join(', ')}`;
  return process.getuid?.() === 0 ? null : 'a system of its own is started by root alone';
}

/**
 * Follows the pages on the system in the folder `given`, a Debian with systemd on which nothing of Pimento is, or on one that is made for it.
 * Says each block. Rejects at the first command that fails, with what it wrote.
 */
export async function provePages(given: string, say: (line: string) => void): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-pages-'));
  const system = given || join(folder, 'system');
  let bare: Bare | null = null;
  try {
    if (!given) makeSystem(system, say);
    layIn(system, say);
    bare = await boot(system);
    const counted: Counted = { run: 0, write: 0, shown: 0, 'not run': 0 };
    for (const page of PAGES) {
      say(page);
      for (const block of blocksOf(readFileSync(join(system, HERE, page), 'utf8'))) {
        counted[block.kind]++;
        await follow(bare, system, page, block, say);
      }
    }
    return counted;
  } finally {
    await bare?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

async function follow(
  bare: Bare,
  system: string,
  page: string,
  { line, kind, text, about }: Block,
  say: (line: string) => void,
) {
  const place = `  line ${line}`;
  if (kind === 'not run') return say(`${place}: NOT RUN, ${about}`);
  if (kind === 'shown') return say(`${place}: shown, nothing to run`);
  if (kind === 'write') {
    mkdirSync(dirname(join(system, about)), { recursive: true });
    writeFileSync(join(system, about), text);
    return say(`${place}: written to ${about}`);
  }
  const since = performance.now();
  const { code, said } = await bare.run(text);
  if (code !== 0)
    throw new Error(
      `${page}:${line} ended with ${code}:\n${text}\n${said.slice(-4_000)}\n${await bare.log()}`,
    );
  const last = said.trim().split('\n').at(-1)?.slice(0, 140) ?? '';
  say(`${place}: ${((performance.now() - since) / 1_000).toFixed(1)} s  ${last}`);
}

/** As small as Debian makes one, with this machine's own sources of packages. */
function makeSystem(system: string, say: (line: string) => void): void {
  const sources = globSync('/etc/apt/sources.list{,.d/*.sources,.d/*.list}').filter((path) =>
    existsSync(path),
  );
  const settings = globSync('/etc/apt/apt.conf.d/*').filter((path) => !/docker-clean|autoremove/.test(path));
  const release = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  execFileSync(
    'mmdebstrap',
    [
      '--quiet',
      '--variant=minbase',
      `--include=${PACKAGES}`,
      ...settings.map((path) => `--aptopt=${path}`),
      release,
      system,
      ...sources,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  say(`a bare Debian (${release}), with ${PACKAGES} besides what it must have`);
}

/** What the pages take as given: Node with npm, the tree, and how this machine reaches the world. */
function layIn(system: string, say: (line: string) => void): void {
  const npm = dirname(dirname(process.env.npm_execpath ?? ''));
  if (!existsSync(join(npm, 'bin/npm-cli.js')))
    throw new Error('this proof is started by npm: npm run prove:pages');
  mkdirSync(join(system, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(process.execPath, join(system, 'usr/local/bin/node'), { dereference: true });
  cpSync(npm, join(system, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name));
  for (const path of [
    process.env.SSL_CERT_FILE,
    process.env.NODE_EXTRA_CA_CERTS,
    '/etc/hosts',
    npmSettings(),
  ])
    if (path && existsSync(path)) {
      mkdirSync(dirname(join(system, path)), { recursive: true });
      cpSync(path, join(system, path), { dereference: true });
    }
  mkdirSync(join(system, HERE), { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 });
  // What differs from the newest commit is a commit as well, of nobody's branch.
  const tree = git('archive', git('stash', 'create').toString().trim() || 'HEAD');
  execFileSync('tar', ['--extract', '--directory', join(system, HERE)], { input: tree });
  say(`laid in: Node ${process.versions.node} with npm, and this tree’s files that git knows, in ${HERE}`);
}

/** Where this machine's npm is configured for registries and certificates. */
const npmSettings = (): string =>
  execFileSync('npm', ['config', 'get', 'globalconfig'], { encoding: 'utf8' }).trim();

type Bare = Awaited<ReturnType<typeof boot>>;

/** Starts the system with its own systemd; its network is this machine's. */
async function boot(system: string) {
  const args = [
    '--quiet',
    '--register=no',
    '--keep-unit',
    '--resolv-conf=copy-host',
    '--directory',
    system,
    '--boot',
  ];
  const machine = spawn('systemd-nspawn', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  machine.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => machine.once('exit', () => resolve()));
  const environment = [
    ...['HOME=/root', 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'],
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...Object.entries(process.env).flatMap(([name, value]) =>
      PASSED_ON.test(name) ? [`${name}=${value}`] : [],
    ),
  ];
  const inside = (command: string[], input = '') => {
    const [first] = childrenOf(machine.pid ?? 0);
    const way = [
      '--target',
      String(first),
      '--mount',
      '--uts',
      '--ipc',
      '--pid',
      '--root',
      '--wd',
      '--',
      'env',
      '-i',
      ...environment,
    ];
    return said('nsenter', [...way, ...command], input);
  };
  const stop = async () => {
    if (machine.exitCode === null) {
      // systemd's own way to be told that its machine is to halt at once.
      machine.kill('SIGTERM');
      await Promise.race([ended, setTimeout(20_000).then(() => machine.kill('SIGKILL'))]);
    }
    await ended;
  };
  for (const deadline = Date.now() + UP_WITHIN_MS; ; await setTimeout(200)) {
    const { said: state } = await inside(['systemctl', 'is-system-running']);
    if (/running|degraded/.test(state)) break;
    if (Date.now() < deadline && machine.exitCode === null) continue;
    await stop();
    throw new Error(`the bare system does not start: ${state} ${output}`);
  }
  return {
    stop,
    run: (text: string) => inside(['bash', '-c', `set -euo pipefail\ncd ${HERE}\n${text}`], TYPED),
    log: async () => (await inside(['journalctl', '--no-pager', '--lines', '30'])).said,
  };
}

function said(
  command: string,
  args: string[],
  input: string,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: text }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const onPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));

// OpenStack Swift with its S3 face, as Debian packages it: one device, one copy, encryption on; a real store of others' making.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/running-app.ts';

const SERVERS = ['account', 'container', 'object'] as const;
export const NO_SWIFT =
  'there is no program `swift-proxy-server` on this machine (Debian: swift-proxy, swift-account, swift-container, swift-object)';

const READY_MS = 60_000;

/** Null where it is not installed. `settings` are those of an installation that keeps its files there. */
export async function startSwift() {
  if (!existsSync('/usr/bin/swift-proxy-server')) return null;
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const at = (name: string) => join(folder, name);
  const say = (name: string, lines: string) => writeFileSync(at(name), lines.replace(/^ +/gm, ''));
  mkdirSync(at('devices/one'), { recursive: true });
  say('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n');
  const common = `
    [DEFAULT]
    bind_ip = 127.0.0.1
    user = ${userInfo().username}
    swift_dir = ${folder}
    devices = ${at('devices')}
    mount_check = false
    workers = 0
    log_level = ERROR`;
  for (const server of SERVERS) {
    const port = await freePort();
    const builder = at(`${server}.builder`);
    for (const step of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/one`, '1'], ['rebalance']])
      execFileSync('swift-ring-builder', [builder, ...step], { stdio: 'pipe' });
    say(
      `${server}.conf`,
      `${common}
      bind_port = ${port}
      [pipeline:main]
      pipeline = ${server}-server
      [app:${server}-server]
      use = egg:swift#${server}`,
    );
  }
  const port = await freePort();
  const filters = [
    'catch_errors',
    'gatekeeper',
    'memcache',
    's3api',
    'tempauth',
    'copy',
    'keymaster',
    'encryption',
  ];
  say(
    'proxy.conf',
    `${common}
    bind_port = ${port}
    [pipeline:main]
    pipeline = ${filters.join(' ')} proxy-server
    [app:proxy-server]
    use = egg:swift#proxy
    account_autocreate = true
    ${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}`
      .replace('use = egg:swift#tempauth', 'use = egg:swift#tempauth\nuser_tests_tester = testing-key .admin')
      .replace(
        'use = egg:swift#keymaster',
        `use = egg:swift#keymaster\nencryption_root_secret = ${Buffer.alloc(32, 7).toString('base64')}`,
      )
      .replace(
        'use = egg:swift#s3api',
        'use = egg:swift#s3api\ns3_acl = false\nauth_pipeline_check = false\nlocation = us-east-1',
      ),
  );
  let said = '';
  const children = [...SERVERS, 'proxy'].map((server) => {
    const child = spawn(`swift-${server}-server`, [at(`${server}.conf`), '-v'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SWIFT_TEST: '1' },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4_000);
      });
    return child;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(
      children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('close', resolve))),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + READY_MS; ; await setTimeout(200)) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    if (Date.now() < deadline && children.every(({ exitCode }) => exitCode === null)) continue;
    await stop();
    throw new Error(`Swift does not answer:\n${said}`);
  }
  return {
    settings: {
      S3_ENDPOINT: url,
      S3_BUCKET: 'pimento-files',
      S3_ACCESS_KEY_ID: 'tests:tester',
      S3_SECRET_ACCESS_KEY: 'testing-key',
      // It answers 501 to If-None-Match.
      S3_CONDITIONAL_WRITES: 'no',
    },
    said: () => said,
    /** The server of files alone: the face is there, and what is behind it is not. */
    freeze: (isFrozen: boolean) =>
      children[SERVERS.indexOf('object')]?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    stop,
  };
}

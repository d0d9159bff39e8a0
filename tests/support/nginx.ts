// nginx before servers of a test, by the configuration that is delivered for it.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './running-app.ts';

/** The path of nginx on this machine. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

const configuration = readFileSync(join(import.meta.dirname, '../../deploy/nginx/pimento.conf'), 'utf8');

export type ReverseProxy = {
  url: string;
  /** Where it is asked without TLS in the world. */
  plainUrl: string;
  /** What it has logged. */
  said(): string;
  stop(): Promise<void>;
};

/** Before nodes at these ports, with addresses of its own, and without TLS at any of them, in place of the public ones. */
export async function startNginx(ports: readonly string[]): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-nginx-'));
  const [own, plain] = [await freePort(), await freePort()];
  const [node = ''] = /^ *server 127\.0\.0\.1:3000 .*$/m.exec(configuration) ?? [];
  const site = configuration
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('/var/log/nginx', folder)
    .replace(/^\s*ssl_\w+ .*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own};`)
    .replace(node, ports.map((port) => node.replace('127.0.0.1:3000', `127.0.0.1:${port}`)).join('\n'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events {}
http { ${paths.join(' ')}
${site}
}`,
  );
  const child = spawn(nginx ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${own}`;
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + 20_000; !(await isUp()); await setTimeout(100)) {
    if (Date.now() < deadline && child.exitCode === null) continue;
    const said = readFileSync(join(folder, 'error.log'), 'utf8');
    await stop();
    throw new Error(`nginx does not answer:\n${said}`);
  }
  const said = () =>
    ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return { url, plainUrl: `http://localhost:${plain}`, said, stop };
}

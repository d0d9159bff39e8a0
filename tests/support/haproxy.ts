// HAProxy before nodes of a test, by the configuration that is delivered for it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReverseProxy } from './nginx.ts';
import { answersWith, startProgram } from './programs.ts';
import { freePort } from './running-app.ts';

/** The path of HAProxy on this machine. */
export const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find(
  (path) => existsSync(path),
);
export const NO_HAPROXY = 'there is no program `haproxy` on this machine (Debian: the package haproxy)';

const configuration = readFileSync(join(import.meta.dirname, '../../deploy/haproxy/pimento.cfg'), 'utf8');

/**
 * Before nodes at these ports, with addresses of its own, and without TLS at any of them, in place of the public ones. `trusting`: callers of a proof are many at one address,
 * and say themselves which one they are.
 */
export async function startHaproxy(
  ports: readonly string[],
  { trusting = false } = {},
): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-haproxy-'));
  const [own, plain] = [await freePort(), await freePort()];
  const site = configuration
    .replace('bind :80\n', `bind 127.0.0.1:${plain}\n`)
    .replace(/bind :443 .*/, `bind 127.0.0.1:${own}`)
    .replace('log /dev/log local0', 'log stdout format raw local0')
    .replace(trusting ? /^.*X-Forwarded-For.*\n/m : '', '')
    .replace(/^ *server node1 .*$/m, (line) =>
      ports
        .map((port, at) =>
          line.replace('node1', `node${at + 1}`).replace('127.0.0.1:3000', `127.0.0.1:${port}`),
        )
        .join('\n'),
    );
  writeFileSync(join(folder, 'haproxy.cfg'), site);
  const url = `http://localhost:${own}`;
  const program = await startProgram([haproxy ?? 'haproxy', '-db', '-f', join(folder, 'haproxy.cfg')], {
    isUp: () => answersWith(`${url}/api/health`),
  });
  return {
    url,
    plainUrl: `http://localhost:${plain}`,
    said: program.said,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

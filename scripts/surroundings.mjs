// What a run of the tests takes from its machine besides the packages, said before it starts, so that a left-over is seen.
import { spawnSync } from 'node:child_process';
import { findBrowser, installedBrowser } from '../tests/support/browser.ts';
import { haproxy } from '../tests/support/haproxy.ts';
import { nginx } from '../tests/support/nginx.ts';
import { findPrograms, NO_SERVER } from '../tests/support/postgres-server.ts';
import { clamd } from '../tests/support/virus-scanners.ts';

/** Lines to print. */
export async function surroundings() {
  const browser = await findBrowser().catch((failure) => failure);
  const rows = [
    ['Node', `${process.versions.node} (${process.execPath})`],
    ['browser', nameOf(browser)],
    ['fonts', browser?.fonts ?? 'none'],
    ['database', databaseServer()],
    ['proxy', nginx ?? 'none: the configuration for nginx is not tried'],
    ['balancer', haproxy ?? 'none: the configuration for HAProxy is not tried'],
    ['scanner', clamd ?? 'none: the one of the tests stands in for ClamAV'],
  ];
  const unused = installedBrowser();
  if (unused && unused !== browser?.executablePath) rows.push(['not used', unused]);
  return ['Found on this machine:', ...rows.map(([name, what]) => `  ${name.padEnd(9)} ${what}`)].join('\n');
}

function nameOf(browser) {
  if (!browser || browser instanceof Error)
    return browser ? `cannot be unpacked: ${browser.message}` : 'none';
  const { executablePath, env, origin } = browser;
  const version = versionOf(executablePath, ['--version', '--no-sandbox'], env);
  return `${version}, ${origin}: ${executablePath}`;
}

function databaseServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return `named by TEST_DATABASE_URL: ${URL.parse(given)?.host || 'a socket'}`;
  const programs = findPrograms();
  return programs ? `${versionOf(programs.postgres, ['--version'])}: ${programs.postgres}` : NO_SERVER;
}

function versionOf(program, args, env = {}) {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  return stdout?.trim() || 'does not start';
}

// The browser that journeys and benchmarks drive: CHROMIUM_PATH, else an installed Chromium or Chrome, else the one packed among the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** Launch options of the first browser that there is; null when there is none. Unpacks the packed one at its first use (3 s). */
export async function findBrowser(): Promise<Browser | null> {
  const executablePath = process.env.CHROMIUM_PATH || installedBrowser();
  return executablePath ? { executablePath, args: ARGS, env: {} } : packedBrowser();
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MAC_CHROME].find((path) => existsSync(path));
}

async function packedBrowser(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(CACHE, 'chromium');
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(folder);
  const libraries = join(folder, 'al2023', 'lib');
  const env = { FONTCONFIG_PATH: join(folder, 'fonts') };
  const startsAlone = spawnSync(executablePath, ['--version', '--no-sandbox']).status === 0;
  // A bare system lacks the network security libraries; the package brings them along.
  return { executablePath, args: ARGS, env: startsAlone ? env : { ...env, LD_LIBRARY_PATH: libraries } };
}

/** The package unpacks into the temporary folder and takes a half-written file for a whole one: unpack aside, then rename. */
async function unpack(folder: string): Promise<void> {
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = aside;
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    await packed.executablePath();
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  if (!existsSync(folder)) renameSync(aside, folder);
}

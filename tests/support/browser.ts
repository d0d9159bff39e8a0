// The browser that journeys and benchmarks drive: CHROMIUM_PATH, else the one packed among the packages, else an installed Chromium or Chrome.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packedBrowser } from './packed-browser.ts';

export type Browser = {
  executablePath: string;
  args: string[];
  /** What must be set besides the process's own environment. */
  env: Record<string, string>;
  /** Where the browser comes from, for whoever reads a run's output. */
  origin: string;
  fonts: string;
};

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

/**
 * Launch options of the first browser that there is; null when there is none. An installed one comes last, because it would
 * hide from the machine that has it that the packed one, which a newcomer gets, has stopped working.
 */
export async function findBrowser(): Promise<Browser | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return ofThisMachine(given, 'named by CHROMIUM_PATH');
  const packed = packedBrowser();
  if (packed) return { ...packed, args: ARGS };
  const installed = installedBrowser();
  return installed ? ofThisMachine(installed, 'installed on this machine') : null;
}

/** What Playwright's `launch` takes. */
export function launchOptions({ executablePath, args, env }: Browser) {
  return { executablePath, args, env: { ...process.env, ...env } };
}

/** The first Chromium or Chrome along the search path. */
export function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MAC_CHROME].find((path) => existsSync(path));
}

function ofThisMachine(executablePath: string, origin: string): Browser {
  return { executablePath, args: ARGS, env: {}, origin, fonts: 'those of this machine' };
}

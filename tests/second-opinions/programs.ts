// The programs of the system that npm cannot bring: where they are, and how to get those that are missing.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

export const FIREFOX = inPath('firefox-esr') ?? inPath('firefox');
export const JAVA = inPath('java');
export const MINI_BROWSER =
  inPath('WebKitWebDriver') && inPath('xvfb-run')
    ? globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser').at(-1)
    : undefined;

/** What cannot run here, and what to install. */
export const missing: readonly { name: string; install: string }[] = [
  { name: 'firefox', program: FIREFOX, install: 'apt-get install firefox-esr' },
  { name: 'webkit', program: MINI_BROWSER, install: 'apt-get install webkit2gtk-driver xvfb xauth' },
  { name: 'nu', program: JAVA, install: 'apt-get install default-jre-headless' },
].filter(({ program }) => !program);

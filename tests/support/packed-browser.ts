// The Chromium that is packed among the packages, unpacked once for each of its versions with the fonts it brings; for Linux on x64.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const PACKAGE = import.meta.resolve('@sparticuz/chromium');
/** The package unpacks into the temporary folder, so this runs in a process that has one of its own. */
const UNPACK = `
  const [, program, libraries] = process.argv;
  const { default: packed, inflate } = await import(program);
  await packed.executablePath();
  await inflate(libraries);
`;

type Unpacked = { executablePath: string; env: Record<string, string>; origin: string; fonts: string };

/** The path of the browser and what its environment must name; null where there is none for this machine. The first call takes 3 s. */
export function packedBrowser(cache = CACHE): Unpacked | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { name, version } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  const executablePath = join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: describeFonts(folder) };
  const startsAlone = spawnSync(executablePath, ['--version', '--no-sandbox']).status === 0;
  return {
    executablePath,
    // A bare system lacks the network security libraries; the package brings them along.
    env: startsAlone ? env : { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
    origin: `packed among the packages (${name} ${version})`,
    fonts: `${readdirSync(join(folder, 'fonts/fonts')).join(', ').replaceAll('_', ' ')}, packed with it`,
  };
}

/** Aside, then into place in one step: whoever finds the folder finds all of it, and of two processes the first wins. */
function unpack(folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', UNPACK, PACKAGE, inPackage('bin/al2023.tar.br')],
      {
        env: { ...process.env, TMPDIR: aside },
      },
    );
    renameSync(aside, folder);
  } catch (failure) {
    if (!existsSync(folder)) throw failure;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function inPackage(path: string): string {
  return fileURLToPath(new URL(`../${path}`, PACKAGE));
}

/** The package's own settings name a folder that is made only where it unpacks by itself; without a font Chromium ends itself. */
function describeFonts(folder: string): string {
  const path = join(folder, 'fonts/own-fonts.conf');
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
  // Written anew where the project was moved.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== settings) {
    const aside = `${path}-${process.pid}`;
    writeFileSync(aside, settings);
    renameSync(aside, path);
  }
  return path;
}

// The browser that the packages bring along: it works on a bare machine, and a machine where it cannot says why in one sentence.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { browserFault } from './support/browser-fault.ts';
import { packedBrowser } from './support/packed-browser.ts';

const cache = mkdtempSync(join(tmpdir(), 'pimento-browser-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const UNPACK = `
  const { packedBrowser } = await import('./tests/support/packed-browser.ts');
  packedBrowser(process.argv[1]);
`;

/** There is none for other machines; they use an installed one. */
const isPackedHere = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(isPackedHere)('the packed browser', { timeout: 60_000 }, () => {
  test('is unpacked whole where two processes ask for it at once', async () => {
    const unpack = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK, cache]);
    await Promise.all([unpack(), unpack()]);
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^chromium-\d+\.\d+\.\d+$/)]);
    expect(await browserFault(here())).toBeUndefined();
  });

  test('takes its fonts from beside itself, so that none left over elsewhere stands in for them', () => {
    const settings = readFileSync(here().env.FONTCONFIG_FILE ?? '', 'utf8');
    const folders = [...settings.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder = '']) => folder);
    expect(folders).toEqual([expect.stringMatching(new RegExp(`^${cache}/`))]);
    expect(folders.flatMap((folder) => readdirSync(folder))).not.toEqual([]);
  });

  test('without a font is refused with one sentence that says what to do', async () => {
    const fontless = join(cache, 'no-fonts.conf');
    writeFileSync(fontless, '<fontconfig></fontconfig>');
    const fault = await browserFault({ ...here(), env: { ...here().env, FONTCONFIG_FILE: fontless } });
    expect(fault).toMatch(/^The browser .* finds no font: .* Set CHROMIUM_PATH .*\.$/);
  });

  test('that does not start is refused with one sentence that says what to do', async () => {
    const fault = await browserFault({ ...here(), executablePath: '/bin/false' });
    expect(fault).toMatch(/^The browser .* does not start: .* Set CHROMIUM_PATH .*\.$/);
  });
});

function here() {
  const browser = packedBrowser(cache);
  if (!browser) throw new Error('no packed browser');
  return { ...browser, args: ['--no-sandbox'] };
}

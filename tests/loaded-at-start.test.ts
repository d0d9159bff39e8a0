import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const app = new URL('../src/app/server/app.ts', import.meta.url).href;

/** What Node has loaded of its own once the server's program has, in a process of its own. */
async function loadedWith(...modules: string[]): Promise<string[]> {
  const script = `for (const each of ${JSON.stringify(modules)}) await import(each); console.log(JSON.stringify(process.moduleLoadList));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), maxBuffer: 1 << 24 },
  );
  return JSON.parse(stdout);
}
const fetching = (loaded: string[]) => loaded.filter((name) => name.includes('undici'));

test('a server loads what Node fetches with when it first fetches, and not at every start', async () => {
  expect(fetching(await loadedWith(app, 'node:http'))).not.toEqual([]);
  expect(fetching(await loadedWith(app))).toEqual([]);
});

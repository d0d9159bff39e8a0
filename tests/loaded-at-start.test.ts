import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const app = new URL('../src/app/server/app.ts', import.meta.url).href;

/** What is loaded once the server's program is, in a process of its own: Node's own modules by name, packages' by path. */
async function loadedWith(...modules: string[]): Promise<string[]> {
  const script = `
    import { Module } from 'node:module';
    for (const each of ${JSON.stringify(modules)}) await import(each);
    console.log(JSON.stringify([...process.moduleLoadList, ...Object.keys(Module._cache)]));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), maxBuffer: 1 << 24 },
  );
  return JSON.parse(stdout);
}

const atStart = loadedWith(app);

test.each([
  ['Node fetches with', 'undici', 'node:http'],
  [
    'draws PDF files',
    '/node_modules/pdfkit/',
    new URL('../src/platform/server/pdf/draw-pdf.ts', import.meta.url).href,
  ],
  ['looks into pictures', '/node_modules/sharp/', 'sharp'],
])('a server loads what %s when it is first needed, and not at every start', async (_what, name, user) => {
  const found = (loaded: string[]) => loaded.filter((each) => each.includes(name));
  expect(found(await loadedWith(app, user))).not.toEqual([]);
  expect(found(await atStart)).toEqual([]);
});

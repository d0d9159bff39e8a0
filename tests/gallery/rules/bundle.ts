// The rules as one script that a page can be given.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function bundleJudge(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url));
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'rules' },
    },
  });
  const [{ output }] = made as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

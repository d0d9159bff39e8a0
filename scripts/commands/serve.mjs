// Serves until a signal ends it. Nothing is built here: what browsers run is there, or this ends and says so.
import { existsSync } from 'node:fs';
import { environment } from '../environment.mjs';

export async function run() {
  if (!existsSync('build/made-from')) throw new Error('What browsers run is not built yet: npm run build');
  Object.assign(process.env, environment());
  await import('../../src/app/server/main.ts');
  return 0;
}

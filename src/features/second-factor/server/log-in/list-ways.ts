// By which second factors the log-in that was begun in this browser can be finished.
import type { Work } from '#platform/server/work.ts';
import { theHalfLogin } from './half-login.ts';

export async function listWays(work: Work): Promise<{ ways: ('code' | 'passkey')[] }> {
  await theHalfLogin(work);
  return { ways: ['code'] };
}

// Work for the jobs of agreements: nobody acts, and no reply is remembered.
import { type Services, type Work, workOn } from '#platform/server/work.ts';

const noCookies = { begin() {}, describe() {}, end() {} };

export const jobWork = (services: Services, now: Date): Work =>
  workOn({ services, actor: null, now, address: 'job', userAgent: 'job', cookies: noCookies }, null);

/** The id in a job's payload; undefined where it holds none. */
export const idIn = (payload: object): string | undefined =>
  'id' in payload && typeof payload.id === 'string' ? payload.id : undefined;

// Turns what the database refuses into a refusal, in one place: bad values and broken constraints are never a 500.
import { Refusal } from '#shared/refusal.ts';

/** Socket errors and PostgreSQL classes that mean 'not reachable just now' (08 connection, 53 resources, 57 shutdown or time-out). */
const AWAY = /^(08|53|57P0|57014|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT)/;

/** The refusal that stands for a database error; null for anything else. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (
    AWAY.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(error.message)
  )
    return new Refusal('service.unavailable');
  if (code === 'ENOSPC') return new Refusal('service.storage_full');
  if (code === '22P02' && /uuid/.test(error.message)) return new Refusal('request.not_found');
  if (code.startsWith('22')) return new Refusal('request.invalid');
  if (code.startsWith('23')) return new Refusal('request.conflict');
  return null;
}

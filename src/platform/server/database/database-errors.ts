// Turns what the database, or the disk, refuses into a refusal, in one place: bad values and broken constraints are never a 500.
import { Refusal } from '#shared/refusal.ts';

/**
 * Socket errors and PostgreSQL classes that mean 'not reachable just now' (08 connection, 53 resources, 57 shutdown or time-out, 55P03 a
 * lock that did not come free, 25P03 a transaction that stood still, 25006 a server that only reads, as one that is the primary no more), and
 * a transaction that was begun before a migration changed what its statements answer: begun again it goes through.
 */
const AWAY = /^(08|53|57P0|57014|55P03|25P03|25006|ECONN|EPIPE|ETIMEDOUT)/;
const SAID_IN_WORDS =
  /cached plan must not change result type|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after calling end/;
const NO_STORAGE = /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR|EIO)$/;

/** The refusal that stands for a database error; null for anything else. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isNotReached = 'syscall' in error && error.syscall === 'connect';
  if (isNotReached || AWAY.test(code) || SAID_IN_WORDS.test(error.message))
    return new Refusal('service.unavailable');
  if (NO_STORAGE.test(code)) return new Refusal('service.storage_full');
  if (code === '22P02' && /uuid/.test(error.message)) return new Refusal('request.not_found');
  if (code.startsWith('22')) return new Refusal('request.invalid');
  if (code.startsWith('23')) return new Refusal('request.conflict');
  return null;
}

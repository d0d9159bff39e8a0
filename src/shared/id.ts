// Identifiers: opaque to everyone, sortable by the moment they were made (UUID version 7, RFC 9562).
import type { z } from 'zod';

/**
 * The id of a record, by the name of its table: `IdOf<'loans'>`. Where a loan's is wanted, the compiler takes neither plain text nor
 * another record's. Text from outside becomes one where it is checked: in a contract (`z.uuid().brand<'loans'>()`) or by `isId`.
 */
export type IdOf<Table extends string> = string & z.$brand<Table>;

/**
 * A new identifier. `nowMs` is the moment in milliseconds since 1970. Those made one after another for one moment sort in that order (a
 * counter that begins anywhere, method 1 of RFC 9562, 6.2), so that what one transaction writes is listed as it happened; the rest is from
 * the system's secure chance.
 */
export function newId<Table extends string>(nowMs: number = Date.now()): IdOf<Table> {
  const moment = Math.floor(nowMs);
  const time = moment.toString(16).padStart(12, '0');
  const chance = drawHex();
  // The counter begins in the lower half, so that two thousand may follow before it begins again.
  count = moment === countedMs ? (count + 1) % 0x1000 : Number.parseInt(chance.slice(0, 3), 16) >> 1;
  countedMs = moment;
  const variant = '89ab'[Number.parseInt(chance.slice(3, 4), 16) % 4];
  const text = `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${variant}${chance.slice(4, 7)}-${chance.slice(7, 19)}`;
  return text as IdOf<Table>;
}

/** The id before all others, which no record has: where reading a table page by page along its ids begins (the nil UUID, RFC 9562, 5.9). */
export const nilId = <Table extends string>(): IdOf<Table> =>
  '00000000-0000-0000-0000-000000000000' as IdOf<Table>;

let countedMs = -1;
let count = 0;

const CHANCE_BYTES = 10;
const pool = new Uint8Array(64 * CHANCE_BYTES);
let used = pool.length;

/** Twenty figures of chance. Drawn for many identifiers at once, because asking the system takes longer than all the rest. */
function drawHex(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let hex = '';
  for (const byte of pool.subarray(used, used + CHANCE_BYTES)) hex += (byte + 256).toString(16).slice(1);
  used += CHANCE_BYTES;
  return hex;
}

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id; that it is one of `Table`, the caller vouches for. */
export const isId = <Table extends string>(text: string): text is IdOf<Table> => SHAPE.test(text);

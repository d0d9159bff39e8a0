// Follows the blocks over the audit log from the first to the newest, and compares each with the entries as they stand.
import { sql } from 'kysely';
import { readHead } from '#features/audit/rules/chain-head.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';

const BLOCKS_AT_ONCE = 5;

type Block = Columns<
  'audit_blocks',
  'number' | 'source' | 'from_xact' | 'to_xact' | 'entries' | 'leaves_hash' | 'previous_hash' | 'hash'
> & {
  /** Each entry's id and hash; null once its entries were kept for as long as they are. */
  leaves: Column<'audit_blocks', 'leaves'>;
  hash_due: string;
  /** Whether the entries may have been forgotten: security events alone are, once they are old enough. */
  may_be_forgotten: boolean;
  leaves_hash_due: string | null;
};

type Found = { lookedAt: number; faults: string[] };

/**
 * `keptHead` is the name of a block that was kept elsewhere, from the log or the page. Without one it cannot be told when the newest
 * blocks were taken away, nor when everything was made anew.
 */
export async function verifyChain(db: Db, keptHead?: string): Promise<Found> {
  const found: Found = { lookedAt: 0, faults: [] };
  const kept = keptHead === undefined ? null : readHead(keptHead);
  if (keptHead !== undefined && !kept) found.faults.push(`${keptHead} names no block (number:hash)`);
  let isKeptSeen = false;
  const ends = new Map<string, number>();
  let last = { number: 0, hash: '' };
  for (;;) {
    const blocks = await blocksAfter(db, last.number);
    for (const block of blocks) {
      found.faults.push(...faultsOfBlock(block, last, ends.get(block.source)));
      // The faults are pushed one by one, because a hundred thousand and more do not fit into one call.
      if (!ends.has(block.source))
        for (const fault of await entriesBefore(db, block)) {
          found.lookedAt++;
          found.faults.push(fault);
        }
      await compareEntries(db, block, found);
      if (kept && block.number === kept.number) {
        isKeptSeen = true;
        if (block.hash !== kept.hash) found.faults.push(`block ${block.number} is not the one that was kept`);
      }
      ends.set(block.source, block.to_xact);
      last = block;
    }
    if (blocks.length < BLOCKS_AT_ONCE) break;
  }
  if (kept && !isKeptSeen)
    found.faults.push(`block ${kept.number}, which was kept, is gone: the newest is ${last.number}`);
  return found;
}

async function blocksAfter(db: Db, number: number): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select b.*, source = 'security_events' and sealed_at < now() - interval '180 days' as may_be_forgotten, audit_block_hash(b) as hash_due, audit_leaves_hash(leaves) as leaves_hash_due
    from audit_blocks b where number > ${number} order by number limit ${sql.lit(BLOCKS_AT_ONCE)}`.execute(
    db,
  );
  return rows;
}

function faultsOfBlock(
  block: Block,
  last: { number: number; hash: string },
  end: number | undefined,
): string[] {
  const { number } = block;
  const faults: string[] = [];
  if (number !== last.number + 1) faults.push(`block ${last.number + 1} is gone`);
  else if (block.previous_hash !== last.hash)
    faults.push(`block ${number} does not follow block ${last.number}`);
  if (block.hash !== block.hash_due) faults.push(`block ${number} was changed`);
  if (!block.leaves && !block.may_be_forgotten) faults.push(`block ${number}: its list of entries is gone`);
  if (block.leaves && block.leaves_hash !== block.leaves_hash_due)
    faults.push(`block ${number}: its list of entries was changed`);
  if (end !== undefined && block.from_xact !== end)
    faults.push(`block ${number} does not begin where the one before it of ${block.source} ends`);
  return faults;
}

/** The faults of entries that stand before the first block of a source, where there may be none. */
async function entriesBefore(db: Db, { number, source, from_xact }: Block): Promise<string[]> {
  const { rows } = await sql<Columns<'audit_entries', 'id'>>`
    select id from ${sql.table(source)} where xact < ${from_xact} order by id`.execute(db);
  return rows.map(({ id }) => `block ${number}: entry ${id} of ${source} was put in before it`);
}

async function compareEntries(db: Db, block: Block, found: Found): Promise<void> {
  const { rows } = await sql<{ leaf: string }>`
    select audit_leaf(e) as leaf from ${sql.table(block.source)} e
    where xact >= ${block.from_xact} and xact < ${block.to_xact}`.execute(db);
  const sealed = new Map((block.leaves ?? []).map(idAndHash));
  const present = new Map(rows.map(({ leaf }) => idAndHash(leaf)));
  // An entry that is gone was looked for.
  found.lookedAt += new Set([...sealed.keys(), ...present.keys()]).size;
  const at = `block ${block.number}: entry`;
  for (const [id, hash] of sealed) {
    const now = present.get(id);
    if (now === undefined) found.faults.push(`${at} ${id} of ${block.source} is gone`);
    else if (now !== hash) found.faults.push(`${at} ${id} of ${block.source} was changed`);
  }
  for (const id of present.keys())
    if (!sealed.has(id)) found.faults.push(`${at} ${id} of ${block.source} was put in afterwards`);
}

const idAndHash = (leaf: string): [string, string] => {
  const [id = '', hash = ''] = leaf.split(' ');
  return [id, hash];
};

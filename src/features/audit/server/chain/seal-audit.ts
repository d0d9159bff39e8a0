// Puts what the audit log has grown by into blocks, each holding the hash of the one before it, so that no earlier entry is rewritten unseen.
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';
import { headOf } from '../../rules/chain-head.ts';

const SOURCES = ['audit_entries', 'security_events'] as const;
/** About so many entries in a block: verifying holds a few blocks at once. */
const MOST_ENTRIES = 5_000;

type Sealed = { number: number; source: string; entries: number; hash: string };
type Log = { info(fields: object, text: string): void };

/** Also writes the heads to the log: whoever keeps the log elsewhere notices when the newest blocks are gone. */
export const sealAuditJob = ({ db }: Services, log: Log): Job => ({
  name: 'seal-audit',
  cron: '*/5 * * * *',
  run: () =>
    sealAudit(db, (block) =>
      log.info({ head: headOf(block), source: block.source, entries: block.entries }, 'audit sealed'),
    ),
});

/** Seals what has come since. It may run at any time and on several servers at once; what is written meanwhile waits for the next run. */
export async function sealAudit(
  db: Db,
  report: (block: Sealed) => void,
  mostEntries = MOST_ENTRIES,
): Promise<void> {
  for (const source of SOURCES) {
    for (;;) {
      const { rows } = await sql<Sealed>`
        select number, source, entries, hash from seal_audit(${source}, ${mostEntries})`.execute(db);
      if (!rows[0]) break;
      report(rows[0]);
    }
  }
}

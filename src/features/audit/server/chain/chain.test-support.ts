// Other databases of the same server have their transactions too: tests wait until those are over that would hold a block up.
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';
import { sealAudit } from './seal-audit.ts';

/** Until everything that is written may be sealed. */
export const allIsOver = (db: Db): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ over: boolean }>`
        select audit_horizon() > all (select xact from audit_entries union all select xact from security_events) as over`.execute(
        db,
      );
      expect(rows[0]?.over).toBe(true);
    },
    { timeout: 30_000, interval: 20 },
  );

type Sealed = Parameters<Parameters<typeof sealAudit>[1]>[0];

export async function sealAll(db: Db, mostEntries?: number): Promise<Sealed[]> {
  await allIsOver(db);
  const sealed: Sealed[] = [];
  await sealAudit(db, (block) => sealed.push(block), mostEntries);
  return sealed;
}

// What the ledger holds about a person. It stays after a deletion: every movement has two sides, and both must remain.
import { heldInBatches } from '#platform/server/database/held-in-batches.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { allOwnEntries } from './own-entries.ts';

export const seedRecords: PersonalRecords = {
  held: async ({ db }, accountId) => [
    await heldInBatches(db, {
      title: heldTexts.seeds,
      ...allOwnEntries(accountId),
      recordOf: (row) => ({
        [heldTexts.when]: showMoment(row.created_at),
        [heldTexts.seedsMoved]: row.point,
        [heldTexts.reason]: row.reason,
        [heldTexts.balance]: row.balance,
      }),
    }),
  ],
};

// The landing's copy in force: the newest published version.

import type { Db } from '#platform/server/database/database.ts';
import type { PageFill } from '#platform/server/http/filled-page.ts';
import type { Work } from '#platform/server/work.ts';
import type { LandingCopy } from '../contract.ts';
import { pageWith, wholeCopy } from '../rules/copy-in-page.ts';
import { landingCopy } from '../texts/site.ts';

/** Publishes the first copy as version 1 where there is none yet. */
export async function installLandingCopy(work: Work): Promise<void> {
  await work.db
    .insertInto('landing_copies')
    .values({
      version: 1,
      copy: JSON.stringify(landingCopy),
      published_at: work.now,
      created_by: null,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

export const getLandingCopy = (work: Work) => publishedCopy(work.db);

/** Fills the built landing page. */
export const fillLanding: PageFill = async (db) => {
  const { revision, copy } = await publishedCopy(db);
  return { revision: String(revision), fill: (page) => pageWith(page, copy) };
};

export async function publishedCopy(db: Db): Promise<{ revision: number; copy: LandingCopy }> {
  const row = await db
    .selectFrom('landing_copies')
    .select(['version', 'copy'])
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { revision: row?.version ?? 0, copy: wholeCopy(row?.copy) };
}

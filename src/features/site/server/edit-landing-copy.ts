// Staff save the landing's copy as a new version, published or not, or bring back an earlier one; no version is ever changed.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Facts, Happening } from '#features/activity/server/happening.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { LandingCopy, siteEndpoints } from '../contract.ts';
import { wholeCopy } from '../rules/copy-in-page.ts';
import { changedSlots, tidyCopy, validateCopy } from '../rules/validate-copy.ts';
import { editCopyTexts } from '../texts/staff-copy.ts';
import { staffSiteRefusals } from '../texts/staff-refusals.ts';
import { copyPublished, copyReverted, copySaved } from './happenings.ts';

type Edit = Received<typeof siteEndpoints, 'POST /api/informations/editLandingCopy'>;

export async function editLandingCopy(work: Work<Actor>, { body: { version, publish, copy } }: Edit) {
  const words = tidyCopy(copy);
  const fields = validateCopy(words);
  if (Object.keys(fields).length > 0) refuse(staffSiteRefusals['copy.fields'], { fields });
  return work.transaction((work) =>
    addVersion(work, { base: version, copy: words, isPublished: publish, revertedTo: null }),
  );
}

type Revert = Received<typeof siteEndpoints, 'POST /api/informations/landingCopy/revert'>;

export const revertLandingCopy = (work: Work<Actor>, { body: { version, to } }: Revert) =>
  work.transaction(async (work) => {
    const earlier = await copyOf(work, to);
    return addVersion(work, { base: version, copy: earlier, isPublished: true, revertedTo: to });
  });

type Version = { base: number; copy: LandingCopy; isPublished: boolean; revertedTo: number | null };

/** Takes the number after the one that the edit began from. Where somebody else has it already, they saved in between. */
async function addVersion(work: Work<Actor>, { base, copy, isPublished, revertedTo }: Version) {
  const before = await copyOf(work, base);
  const version = base + 1;
  const { rows } = await sql`
    insert into landing_copies (version, copy, published_at, reverted_to, created_by, created_at)
    values (${version}, ${JSON.stringify(copy)}::jsonb, ${isPublished ? work.now : null}::timestamptz, ${revertedTo}::int, ${work.actor.id}, ${work.now})
    on conflict (version) do nothing returning version`.execute(work.db);
  if (rows.length === 0) refuse(staffSiteRefusals['copy.changed']);
  const earlier = isPublished ? await publishedBefore(work, version) : before;
  const changed = changedSlots(earlier, copy);
  if (changed.length === 0) refuse(staffSiteRefusals['copy.unchanged']);
  await happened(
    work,
    whatHappens(isPublished, revertedTo),
    { subjectId: String(version) },
    {
      before: only(earlier, changed),
      after: { ...only(copy, changed), ...(revertedTo === null ? {} : { revertedTo }) },
    },
  );
  return {
    message: isPublished ? editCopyTexts.published(version) : editCopyTexts.saved(version),
    version,
  };
}

/** The copy that visitors have read until now. */
async function publishedBefore(work: Work, version: number): Promise<LandingCopy> {
  const row = await work.db
    .selectFrom('landing_copies')
    .select('copy')
    .where('version', '<', version)
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return wholeCopy(row?.copy);
}

async function copyOf(work: Work, version: number): Promise<LandingCopy> {
  const row = await work.db
    .selectFrom('landing_copies')
    .select('copy')
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? wholeCopy(row.copy) : refuse('request.not_found');
}

function whatHappens(isPublished: boolean, revertedTo: number | null): Happening<Facts> {
  if (revertedTo !== null) return copyReverted;
  return isPublished ? copyPublished : copySaved;
}

const only = (copy: LandingCopy, slots: readonly (keyof LandingCopy)[]) =>
  Object.fromEntries(slots.map((slot) => [slot, copy[slot]]));

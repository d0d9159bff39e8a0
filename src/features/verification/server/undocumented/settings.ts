// Whether records that no document was asked for are verified with their section: off until an admin switches it on, each time as a version.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { undocumentedEndpoints } from '../../contract/undocumented.ts';
import { undocumentedTexts as texts } from '../../texts/staff-undocumented.ts';
import { reviewSettingsSaved } from '../happenings.ts';

type Settings = { version: number; verifyUndocumented: boolean };

/** The newest version of the setting; before anybody has switched it, off as version 0. */
export async function showSettings({ db }: Pick<Work, 'db'>): Promise<Settings> {
  const newest = await db
    .selectFrom('review_settings')
    .select(['version', 'verify_undocumented'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest
    ? { version: newest.version, verifyUndocumented: newest.verify_undocumented }
    : { version: 0, verifyUndocumented: false };
}

/** The unique version lets one of two who began with the same state switch it; the other is refused. */
export function saveSettings(
  work: Work<Actor>,
  { body }: Received<typeof undocumentedEndpoints, 'POST /api/verification/settings'>,
) {
  return work.transaction(async (work) => {
    const before = await showSettings(work);
    const { verifyUndocumented } = body;
    const message = texts.switched[verifyUndocumented ? 'on' : 'off'];
    if (before.verifyUndocumented === verifyUndocumented) return { ...before, message };
    if (before.version !== body.version) refuse('request.conflict');
    const version = before.version + 1;
    const inserted = await work.db
      .insertInto('review_settings')
      .values({
        version,
        verify_undocumented: verifyUndocumented,
        created_by: work.actor.id,
        created_at: work.now,
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!inserted) refuse('request.conflict');
    const after = { version, verifyUndocumented };
    await happened(work, reviewSettingsSaved, { subjectId: String(version) }, { before, after });
    return { ...after, message };
  });
}

// Opens a draft with the figures of a version: the one in force, or an earlier one to return to.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { draftOpened } from '../happenings.ts';
import { hashOf, keepWriter } from './drafts.ts';
import { figuresIn } from './versions.ts';

export async function openDraft(
  work: Work<Actor>,
  { body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts'>,
) {
  return work.transaction(async (work) => {
    const version = await work.db
      .selectFrom('policies')
      .select(['version', 'policy'])
      .where('version', '=', body.fromVersion)
      .executeTakeFirst();
    if (!version) return refuse('request.not_found');
    const figures = figuresIn(version);
    const id = newId<'policy_drafts'>(work.now.getTime());
    await work.db
      .insertInto('policy_drafts')
      .values({
        id,
        based_on: version.version,
        policy: JSON.stringify(figures),
        policy_hash: hashOf(figures),
        state: 'Open',
        created_by: work.actor.id,
        created_at: work.now,
        changed_by: work.actor.id,
        changed_at: work.now,
      })
      .execute();
    await keepWriter(work, id);
    await happened(work, draftOpened, { subjectId: id }, { after: { basedOn: version.version } });
    return { _id: id };
  });
}

// Refuses a verdict, or a hold, on documents that are decided, without telling the verdict to whoever may have to give it a second time.
import { sql } from 'kysely';
import { isVisible } from '#platform/server/database/withheld.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { VerificationStatus } from '../../contract.ts';
import { mayDecide } from '../../rules/may-prove.ts';
import { staffVerificationRefusals as refusals } from '../../texts/staff-refusals.ts';
import { reviewTexts } from '../../texts/staff-review.ts';

export async function refuseDecided(
  work: Work,
  { id, status }: { id: IdOf<'verifications'>; status: VerificationStatus },
): Promise<void> {
  if (mayDecide(status)) return;
  const { rows } = await sql<{ is_visible: boolean }>`
    select ${isVisible(work.actor, 'v.verdict_event')} as is_visible from verifications v where v.id = ${id}`.execute(
    work.db,
  );
  if (!rows[0]?.is_visible) refuse(refusals['second_look.first']);
  refuse(refusals['verification.decided'], { message: reviewTexts.decided(status) });
}

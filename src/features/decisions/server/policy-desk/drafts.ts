// Reads drafts and locks them; the digest by which a trial is known to be of exactly a draft's figures.

import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { type PolicyFigures, policyFiguresSchema } from '../../contract.ts';
import { canonical } from '../../rules/policy/canonical.ts';
import { limitErrors } from '../../rules/policy/policy-limits.ts';
import { policyErrors } from '../../rules/policy-errors.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';

export type DraftRow = Selectable<Tables['policy_drafts']>;

/** The SHA-256 of figures in hexadecimal, the same for equal figures. */
export const hashOf = (figures: PolicyFigures): string =>
  createHash('sha256').update(canonical(figures)).digest('hex');

/** Records that the caller wrote at a draft, and so may not publish it. The caller holds the draft's lock, or the draft is new. */
export const keepWriter = (work: Work<Actor>, draftId: IdOf<'policy_drafts'>) =>
  work.db
    .insertInto('policy_draft_writers')
    .values({ draft_id: draftId, account_id: work.actor.id })
    .onConflict((conflict) => conflict.columns(['draft_id', 'account_id']).doNothing())
    .execute();

/** The figures of a draft's row. Throws where they do not have a policy's shape. */
export const draftFigures = ({ policy }: Pick<DraftRow, 'policy'>): PolicyFigures =>
  policyFiguresSchema.parse(policy);

/** Locks an open draft that is still as the caller saw it, and refuses any other. */
export async function lockDraft(work: Work, id: IdOf<'policy_drafts'>, revision: number): Promise<DraftRow> {
  const draft = await work.db
    .selectFrom('policy_drafts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) return refuse('request.not_found');
  if (draft.state !== 'Open') return refuse(staffDecisionRefusals['policy.draft_closed']);
  return draft.revision === revision ? draft : refuse(staffDecisionRefusals['policy.draft_changed']);
}

/** Refuses figures beyond what the product allows of any policy: they are not even saved. */
export function refuseBeyondLimits(figures: PolicyFigures): void {
  const errors = Object.entries(limitErrors(figures));
  if (errors.length === 0) return;
  const fields = Object.fromEntries(errors.map(([place, sentence]) => [`policy.${place}`, sentence]));
  refuse(staffDecisionRefusals['policy.limits'], { fields });
}

/** Refuses figures that do not make sense together: a draft of them may be saved, but neither tried nor published. */
export function refuseErrors(figures: PolicyFigures): void {
  refuseBeyondLimits(figures);
  const errors = policyErrors(figures);
  if (Object.keys(errors).length > 0) refuse(staffDecisionRefusals['policy.errors'], { fields: errors });
}

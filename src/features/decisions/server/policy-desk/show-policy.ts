// The policy in force with the open drafts, and one draft beside it.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { PolicyChallenge, PolicyDraft, policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { isCompared } from './challenge/read-arm.ts';
import { runningChallenge } from './challenge/running-challenge.ts';
import { draftFigures } from './drafts.ts';
import { trialOfDraft } from './trials.ts';
import { figuresIn, headOf, inForceNow, lastNumber, newestVersion } from './versions.ts';

const MOST_DRAFTS = 50;

const { version: _first, ...shippedFigures } = defaultPolicy;

export async function showPolicy(work: Work) {
  const [inForce, newest, challenge, drafts, hadShipped] = await Promise.all([
    inForceNow(work),
    newestVersion(work),
    shownChallenge(work),
    work.db
      .selectFrom('policy_drafts as d')
      .innerJoin('accounts as a', 'a.id', 'd.changed_by')
      .select(['d.id', 'd.based_on', 'd.policy', 'd.changed_at', 'a.first_name', 'a.last_name'])
      .where('d.state', '=', 'Open')
      .orderBy('d.changed_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(MOST_DRAFTS)
      .execute(),
    work.db
      .selectFrom('policies')
      .select('version')
      .where(sql<boolean>`policy - 'version' = ${JSON.stringify(shippedFigures)}::jsonb`)
      .limit(1)
      .executeTakeFirst(),
  ]);
  const policy = figuresIn(inForce);
  return {
    inForce: { ...headOf(inForce), policy },
    shipped: hadShipped ? [] : policyChanges(policy, shippedFigures),
    challenge,
    waiting: newest.version === inForce.version ? null : headOf(newest),
    drafts: drafts.map((draft) => ({
      _id: draft.id,
      basedOn: draft.based_on,
      changedBy: fullNameOf(draft),
      changedAt: draft.changed_at.toISOString(),
      changeCount: policyChanges(policy, draftFigures(draft)).length,
    })),
  };
}

/** The running challenge with whether it can be compared yet, so that the desk offers its promotion only then. */
async function shownChallenge(work: Work): Promise<PolicyChallenge | null> {
  const running = await runningChallenge(work);
  return running && { ...running, isCompared: await isCompared(work, running.version) };
}

export async function showDraft(
  work: Work,
  { params }: Received<typeof policyDeskEndpoints, 'GET /api/policy/drafts/:id'>,
): Promise<PolicyDraft> {
  const draft = await work.db
    .selectFrom('policy_drafts as d')
    .innerJoin('accounts as a', 'a.id', 'd.changed_by')
    .innerJoin('accounts as c', 'c.id', 'd.created_by')
    .selectAll('d')
    .select(['a.first_name', 'a.last_name', 'c.first_name as maker_first', 'c.last_name as maker_last'])
    .where('d.id', '=', params.id)
    .executeTakeFirst();
  if (!draft) return refuse('request.not_found');
  const [newest, last, trial, writers] = await Promise.all([
    newestVersion(work),
    lastNumber(work),
    trialOfDraft(work, draft.id),
    work.db
      .selectFrom('policy_draft_writers')
      .select('account_id')
      .where('draft_id', '=', draft.id)
      .orderBy('account_id')
      .execute(),
  ]);
  return {
    _id: draft.id,
    state: draft.state,
    basedOn: draft.based_on,
    createdBy: fullNameOf({ first_name: draft.maker_first, last_name: draft.maker_last }),
    createdAt: draft.created_at.toISOString(),
    changedBy: fullNameOf(draft),
    changedAt: draft.changed_at.toISOString(),
    writers: writers.map(({ account_id }) => account_id),
    revision: draft.revision,
    policy: draftFigures(draft),
    inForce: { version: newest.version, policy: figuresIn(newest) },
    nextVersion: last + 1,
    trial,
  };
}

// Who may call what at the policy desk: staff read, admins alone change.

import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, again, staff, type Who } from '#platform/server/http/who.ts';
import type { Actor } from '#shared/actor.ts';
import { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { promoteChallenger, stopChallenge } from './challenge/end-challenge.ts';
import { startChallenge } from './challenge/start-challenge.ts';
import { openDraft } from './open-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { returnToVersion } from './return-to-version.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { showDraft, showPolicy } from './show-policy.ts';
import { listTrialPeople, showTrial } from './show-trial.ts';
import { cancelTrial, startTrial } from './start-trial.ts';
import { listVersions, showVersion } from './versions.ts';

const policyAdmin: Who<Actor> = { ...admin, refusal: staffDecisionRefusals['policy.admins_only'] };

export const policyDeskRoutes = routesOf(policyDeskEndpoints, {
  'GET /api/policy': serve(staff, showPolicy),
  'GET /api/policy/versions': serve(staff, listVersions),
  'GET /api/policy/versions/:id': serve(staff, showVersion),
  'POST /api/policy/versions/:id/return': serve(again(policyAdmin), returnToVersion),
  'POST /api/policy/drafts': serve(policyAdmin, openDraft),
  'GET /api/policy/drafts/:id': serve(staff, showDraft),
  'POST /api/policy/drafts/:id': serve(policyAdmin, saveDraft),
  'POST /api/policy/drafts/:id/discard': serve(policyAdmin, discardDraft),
  'POST /api/policy/drafts/:id/try': serve(policyAdmin, startTrial),
  'POST /api/policy/drafts/:id/publish': serve(again(policyAdmin), publishDraft),
  'POST /api/policy/drafts/:id/challenge': serve(again(policyAdmin), startChallenge),
  'POST /api/policy/challenges/:id/stop': serve(again(policyAdmin), stopChallenge),
  'POST /api/policy/challenges/:id/promote': serve(again(policyAdmin), promoteChallenger),
  'GET /api/policy/trials/:id': serve(staff, showTrial),
  'GET /api/policy/trials/:id/people': serve(staff, listTrialPeople),
  'POST /api/policy/trials/:id/cancel': serve(policyAdmin, cancelTrial),
});

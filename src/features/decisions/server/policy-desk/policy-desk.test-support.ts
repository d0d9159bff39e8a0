// Drafts, trials and versions for the tests: each test names only the figures that matter to it.
import type { Services } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type Someone, someone } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import type { Policy, PolicyFigures } from '../../contract.ts';
import { summariseTrial } from '../../rules/policy/try-policy.ts';
import { policyInForce } from '../policies.ts';
import { policyFor } from '../policy-for.ts';
import { startChallenge } from './challenge/start-challenge.ts';
import { hashOf } from './drafts.ts';
import { openDraft } from './open-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { runTrial } from './run-trial.ts';
import { saveDraft } from './save-draft.ts';
import { startTrial } from './start-trial.ts';
import { figuresOf } from './versions.ts';

type Change = (figures: PolicyFigures) => PolicyFigures;

/** A draft of the policy in force with a change saved in it; its revision is 2. */
export async function draftOf(
  services: Services,
  actor: Someone,
  change: Change,
): Promise<IdOf<'policy_drafts'>> {
  const work = workAs(services, actor);
  const inForce = await policyInForce(work);
  const { _id } = await openDraft(work, { body: { fromVersion: inForce.version } });
  await saveDraft(workAs(services, actor), {
    params: { id: _id },
    body: { revision: 1, policy: change(figuresOf(inForce)) },
  });
  return _id;
}

/** Tries a draft of revision 2 to the end; answers the trial's id. */
export async function triedToTheEnd(
  services: Services,
  actor: Someone,
  id: IdOf<'policy_drafts'>,
  people = 1_000,
) {
  const trial = await startTrial(workAs(services, actor), {
    params: { id },
    body: { revision: 2, people },
  });
  await runTrial(services, trial._id);
  return trial._id;
}

/** Publishes a changed policy by the whole way: draft, trial, publication by a second person. Answers the version's number. */
export async function published(
  services: Services,
  change: Change,
  now = new Date(),
  startsAt?: Date,
): Promise<number> {
  const actor = await someone(services, { userType: 'Admin' });
  const second = await someone(services, { userType: 'Admin' });
  const id = await draftOf(services, actor, change);
  await triedToTheEnd(services, actor, id);
  const { version } = await publishDraft(workAs(services, second, now), {
    params: { id },
    body: {
      revision: 2,
      note: 'A test of this policy',
      ...(startsAt ? { startsAt: startsAt.toISOString() } : {}),
    },
  });
  return version;
}

/** Lets a changed policy decide for half of the new applicants by the whole way. Answers the challenger's number. */
export async function challenged(services: Services, change: Change, now = new Date()): Promise<number> {
  const actor = await someone(services, { userType: 'Admin' });
  const second = await someone(services, { userType: 'Admin' });
  const id = await draftOf(services, actor, change);
  await triedToTheEnd(services, actor, id);
  const { version } = await startChallenge(workAs(services, second, now), {
    params: { id },
    body: { revision: 2, note: 'A test of this policy', sharePercent: 50 },
  });
  return version;
}

/** Makes people until the lot has fallen on one as asked. */
export async function drawn(
  services: Services,
  arm: 'Champion' | 'Challenger',
  make: () => Promise<Someone>,
): Promise<Someone> {
  for (;;) {
    const person = await make();
    const { drawn } = await policyFor(workAs(services, person), person.id);
    if (!drawn) throw new Error('no challenge runs');
    if ((drawn.champion === null) === (arm === 'Champion')) return person;
  }
}

/** For the authorisation test: a tried draft, a trial that runs, and the first version. */
export async function policyRecords(services: Services, { id }: Pick<Someone, 'id'>) {
  const inForce = await policyInForce(workAs(services, null));
  const tried = { ...figuresOf(inForce), offerStandsDays: inForce.offerStandsDays + 1 };
  const [policyDraft, otherDraft, policyTrial] = [
    newId<'policy_drafts'>(),
    newId<'policy_drafts'>(),
    newId<'policy_trials'>(),
  ];
  const now = new Date();
  const drafts = [policyDraft, otherDraft].map((draft) => ({
    id: draft,
    based_on: inForce.version,
    policy: JSON.stringify(tried),
    policy_hash: hashOf(tried),
    state: 'Open' as const,
    created_by: id,
    created_at: now,
    changed_by: id,
    changed_at: now,
  }));
  await services.db.insertInto('policy_drafts').values(drafts).execute();
  const trial = trialRow(inForce, tried, { id, now });
  await services.db
    .insertInto('policy_trials')
    .values([
      {
        ...trial,
        id: newId<'policy_trials'>(),
        draft_id: policyDraft,
        state: 'Finished',
        summary: EMPTY,
        ended_at: now,
      },
      { ...trial, id: policyTrial, draft_id: otherDraft, state: 'Running' },
    ])
    .execute();
  return { policyDraft, policyTrial, policyVersion: '1' };
}

const EMPTY = JSON.stringify(summariseTrial([], []));

const trialRow = (
  { version }: Policy,
  figures: PolicyFigures,
  { id, now }: { id: IdOf<'accounts'>; now: Date },
) => ({
  policy: JSON.stringify(figures),
  policy_hash: hashOf(figures),
  against_version: version,
  people_asked: 10,
  started_by: id,
  started_at: now,
});

// The job behind a trial: reads past decisions batch by batch, decides each again under both policies, and keeps what it found.

import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { idIn, type Job } from '#platform/server/jobs.ts';
import { notify } from '#platform/server/live-events.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { type DecisionInputs, type Policy, policySchema } from '../../contract.ts';
import { outOfReachShares } from '../../rules/policy/out-of-reach-shares.ts';
import type { TrialPair } from '../../rules/policy/trial-pair.ts';
import { byLargestChange, isChanged, summariseTrial, tryPolicy } from '../../rules/policy/try-policy.ts';
import { keptInputs } from '../kept/kept-decision.ts';
import { outcomesByGrade } from './outcomes-by-grade.ts';

export const TRY_POLICY = 'try-policy';

/** How many decisions one query reads. */
const BATCH = 100;
/** How many people a trial keeps at most: fifty pages of the list. */
const MOST_PEOPLE_KEPT = 400;

export const tryPolicyJob = (services: Services): Job => ({
  name: TRY_POLICY,
  async run(payload) {
    const id = idIn<'policy_trials'>(payload);
    if (id !== undefined) await runTrial(services, id);
  },
});

/** Runs a trial from its beginning, also when an earlier run was cut off. Does nothing for a trial that has ended. */
export async function runTrial(services: Services, id: IdOf<'policy_trials'>): Promise<void> {
  const work = backgroundWork(services);
  const trial = await work.db
    .selectFrom('policy_trials as t')
    .innerJoin('policies as p', 'p.version', 't.against_version')
    .select(['t.policy as draft', 't.people_asked', 'p.policy as in_force'])
    .where('t.id', '=', id)
    .where('t.state', '=', 'Running')
    .executeTakeFirst();
  if (!trial) return;
  try {
    const inForce = policySchema.parse(trial.in_force);
    const draft = policySchema.parse({ ...trial.draft, version: inForce.version + 1 });
    const tried = await tryAll(work, id, { inForce, draft, most: trial.people_asked });
    if (tried) await finish(work, id, draft, tried);
  } catch (failure) {
    await end(work, id, { state: 'Failed' });
    throw failure;
  }
}

type Tried = { accountId: IdOf<'accounts'>; inputs: DecisionInputs; pair: TrialPair };
type Order = { inForce: Policy; draft: Policy; most: number };

/** Decides again on the latest decision of each of the people decided on last; null when the trial was cancelled meanwhile. */
async function tryAll(
  work: Work,
  id: IdOf<'policy_trials'>,
  { inForce, draft, most }: Order,
): Promise<Tried[] | null> {
  const tried = new Map<IdOf<'accounts'>, Pick<Tried, 'inputs' | 'pair'>>();
  let after: Place | null = null;
  while (tried.size < most) {
    const rows: PastRow[] = await decisionsBefore(work, after);
    for (const { account_id, inputs, decided_on } of rows) {
      if (tried.has(account_id) || tried.size === most) continue;
      const past = { inputs: keptInputs(inputs), decidedOn: decided_on };
      tried.set(account_id, { inputs: past.inputs, pair: tryPolicy(inForce, draft, past) });
    }
    if (!(await saveProgress(work, id, tried.size))) return null;
    after = rows.length < BATCH ? null : (rows.at(-1) ?? null);
    if (!after) break;
    // Requests that wait are let through before the next batch.
    await setImmediate();
  }
  return [...tried].map(([accountId, each]) => ({ accountId, ...each }));
}

type Place = Columns<'decisions', 'created_at' | 'id'>;
type PastRow = Place & Columns<'decisions', 'account_id'> & { inputs: object; decided_on: string };

/** One batch of past decisions, the newest first, from an index; it begins where the batch before it ended. */
async function decisionsBefore({ db }: Work, after: Place | null): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select id, account_id, created_at, inputs, outcome ->> 'decidedOn' as decided_on from decisions
    ${after ? sql`where (created_at, id) < (select d.created_at, d.id from decisions d where d.id = ${after.id})` : sql``}
    order by created_at desc, id desc limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** Keeps how many people were tried; false when the trial no longer runs. */
async function saveProgress(work: Work, id: IdOf<'policy_trials'>, people: number): Promise<boolean> {
  const running = await work.db
    .updateTable('policy_trials')
    .set({ people_tried: people })
    .where('id', '=', id)
    .where('state', '=', 'Running')
    .returning('id')
    .executeTakeFirst();
  if (running) notify(work, 'staff', 'policy');
  return running !== undefined;
}

async function finish(
  work: Work,
  id: IdOf<'policy_trials'>,
  draft: Policy,
  tried: readonly Tried[],
): Promise<void> {
  const summary = {
    ...summariseTrial(
      tried.map(({ pair }) => pair),
      await outcomesByGrade(work),
    ),
    outOfReach: outOfReachShares(
      draft,
      tried.map(({ inputs }) => inputs),
    ),
  };
  const kept = tried
    .filter(({ pair }) => isChanged(pair))
    .toSorted((one, other) => byLargestChange(one.pair, other.pair))
    .slice(0, MOST_PEOPLE_KEPT);
  await work.transaction(async (work) => {
    if (!(await end(work, id, { state: 'Finished', summary: JSON.stringify(summary) }))) return;
    if (kept.length === 0) return;
    await work.db
      .insertInto('policy_trial_people')
      .values(
        kept.map(({ accountId, pair }, index) => ({
          trial_id: id,
          place: index + 1,
          account_id: accountId,
          before: JSON.stringify(pair.before),
          after: JSON.stringify(pair.after),
        })),
      )
      .execute();
  });
}

type Ending = { state: 'Failed' } | { state: 'Finished'; summary: string };

/** Ends a trial; false when somebody ended it first. */
async function end(work: Work, id: IdOf<'policy_trials'>, ending: Ending): Promise<boolean> {
  const ended = await work.db
    .updateTable('policy_trials')
    .set({ ...ending, ended_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'Running')
    .returning('id')
    .executeTakeFirst();
  notify(work, 'staff', 'policy');
  return ended !== undefined;
}

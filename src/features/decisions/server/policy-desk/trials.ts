// Trials as they leave: how far, what was found, and whether publishing may rest on it.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { Trial, TrialSummary } from '../../contract/policy-desk.ts';
import { type DecisionInputs, decisionInputsSchema } from '../../contract.ts';
import { isWholeTrial } from '../../rules/policy/whole-trial.ts';
import { isForAll } from '../policies.ts';

type TrialRow = Omit<Selectable<Tables['policy_trials']>, 'policy'> & {
  first_name: string;
  last_name: string;
  draft_hash: string;
  newest: number;
};

/** Reads trials, with who started each, the draft's present digest and the number of the newest version for everybody beside them. */
export const trials = ({ db }: Work) =>
  db
    .selectFrom('policy_trials as t')
    .innerJoin('accounts as a', 'a.id', 't.started_by')
    .innerJoin('policy_drafts as d', 'd.id', 't.draft_id')
    .select(['t.id', 't.draft_id', 't.policy_hash', 't.against_version', 't.people_asked', 't.people_tried'])
    .select(['t.state', 't.summary', 't.started_by', 't.started_at', 't.ended_at'])
    .select(['a.first_name', 'a.last_name', 'd.policy_hash as draft_hash'])
    .select((row) =>
      row
        .selectFrom('policies as p')
        .select((p) => p.fn.max('p.version').as('newest'))
        .where(isForAll('p'))
        .$asScalar()
        .$notNull()
        .as('newest'),
    );

/** How many people are looked at where no trial was made, and how many decisions at most are read for them. */
const LATEST = { people: 500, decisions: 2_000 };

/** What the latest decisions of the people decided on last looked at; null where there are none. */
export async function latestInputs({ db }: Work): Promise<DecisionInputs[] | null> {
  const rows = await db
    .selectFrom('decisions')
    .select(['account_id', 'inputs'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST.decisions)
    .execute();
  const first = new Map(rows.toReversed().map(({ account_id, inputs }) => [account_id, inputs]));
  const latest = [...first.values()].toReversed().slice(0, LATEST.people);
  return latest.length > 0 ? latest.map((inputs) => decisionInputsSchema.parse(inputs)) : null;
}

/** The trial to show of a draft: the one that runs, else one that publishing may rest on, else the latest; null where there is none. */
export async function trialOfDraft(work: Work, draftId: IdOf<'policy_drafts'>): Promise<Trial | null> {
  const rows = await trials(work)
    .where('t.draft_id', '=', draftId)
    .orderBy('t.started_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(20)
    .execute();
  const row =
    rows.find(({ state }) => state === 'Running') ??
    rows.find((one) => isCurrent(one) && isWhole(one)) ??
    rows.find(isCurrent) ??
    rows[0];
  return row ? trialOnWire(row) : null;
}

const isCurrent = ({ state, policy_hash, draft_hash, against_version, newest }: TrialRow): boolean =>
  state === 'Finished' && policy_hash === draft_hash && against_version === newest;

const isWhole = ({ people_tried, people_asked }: TrialRow): boolean =>
  isWholeTrial({ peopleTried: people_tried, peopleAsked: people_asked });

export const trialOnWire = (row: TrialRow): Trial => ({
  _id: row.id,
  draftId: row.draft_id,
  againstVersion: row.against_version,
  state: row.state,
  peopleAsked: row.people_asked,
  peopleTried: row.people_tried,
  startedBy: fullNameOf(row),
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  // The trial's own run wrote this column in the shape of the contract.
  summary: row.summary as TrialSummary | null,
  isCurrent: isCurrent(row),
});

// Shows a trial, and the people whom it changes most.

import { fullNameOf } from '#features/accounts/server/store.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints, Trial, TrialSide } from '../../contract/policy-desk.ts';
import { trialOnWire, trials } from './trials.ts';

export async function showTrial(
  work: Work,
  { params }: Received<typeof policyDeskEndpoints, 'GET /api/policy/trials/:id'>,
): Promise<Trial> {
  const row = await trials(work).where('t.id', '=', params.id).executeTakeFirst();
  return row ? trialOnWire(row) : refuse('request.not_found');
}

export async function listTrialPeople(
  work: Work,
  { params, query }: Received<typeof policyDeskEndpoints, 'GET /api/policy/trials/:id/people'>,
) {
  const of = work.db.selectFrom('policy_trial_people as t').where('t.trial_id', '=', params.id);
  const [trial, rows, { total }] = await Promise.all([
    work.db.selectFrom('policy_trials').select('id').where('id', '=', params.id).executeTakeFirst(),
    of
      .innerJoin('accounts as a', 'a.id', 't.account_id')
      .select(['t.place', 't.before', 't.after', 'a.id', 'a.first_name', 'a.last_name'])
      .orderBy('t.place')
      .$call(onPage(query.page))
      .execute(),
    of.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  if (!trial) return refuse('request.not_found');
  const people = rows.map((row) => ({
    place: row.place,
    user: { _id: row.id, fullName: fullNameOf(row) },
    // The trial's own run wrote this column in the shape of the contract.
    before: row.before as TrialSide,
    after: row.after as TrialSide,
  }));
  return pageAnswer(people, total, query.page);
}

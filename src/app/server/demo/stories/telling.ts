// A demo person's life as far as it is told, and the two records that many of its steps leave.
import type { ActivityItem } from '#features/activity/contract.ts';
import type { Desk } from '../papers/desk.ts';
import type { DemoWorld, Plan } from '../people/plan.ts';
import type { DemoRows, Row } from './insert-rows.ts';

export type Telling = {
  world: DemoWorld;
  plan: Plan;
  desk: Desk;
  account: Row<'accounts'>;
  rows: DemoRows;
};

/** Puts into the bell what a person was told. */
export function remember(
  { plan, account, rows }: Telling,
  at: number,
  { action, ...details }: Omit<ActivityItem, '_id' | 'created'>,
): void {
  rows.activities.push({
    id: plan.random.id(at),
    account_id: account.id,
    action,
    details,
    created_at: new Date(at),
  });
}

type Verdict = Pick<Row<'audit_entries'>, 'action' | 'subject_kind' | 'subject_id'> & {
  actorId: string;
  before: object;
  after: object;
};

/** Puts into the audit trail what a member of staff decided. */
export function recordVerdict(
  { plan, account, rows }: Telling,
  at: number,
  { actorId, ...verdict }: Verdict,
): void {
  rows.audit_entries.push({
    ...verdict,
    id: plan.random.id(at),
    actor_id: actorId,
    account_id: account.id,
    created_at: new Date(at),
  });
}

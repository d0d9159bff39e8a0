// A demo person's life as far as it is told, and what many of its steps leave: an entry in the audit log, a line under the bell.
import type { Happening, OwnedFacts } from '#features/activity/server/happening.ts';
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

type Changes = { before?: object; after: object };

/** By a member of staff, or by the person. Answers the event's id. */
export function remember<F extends OwnedFacts>(
  { plan, account, rows }: Telling,
  at: number,
  what: Happening<F>,
  facts: F,
  { actorId = account.id, ...changes }: Changes & { actorId?: string },
): string {
  const event = plan.random.id<'audit_entries'>(at);
  rows.audit_entries.push({
    ...changes,
    id: event,
    actor_id: actorId,
    account_id: account.id,
    action: what.name,
    subject_kind: what.audit?.subject ?? '',
    subject_id: facts.subjectId,
    created_at: new Date(at),
  });
  ring({ plan, account, rows }, at, what, facts, event);
  return event;
}

/** Puts under the bell what a person reads there, of an event that is on record. */
export function ring<F>(
  { plan, account, rows }: Pick<Telling, 'plan' | 'account' | 'rows'>,
  at: number,
  { name, bell }: Happening<F>,
  facts: F,
  event: string,
): void {
  if (!bell) throw new TypeError(`${name} rings no bell`);
  rows.activities.push({
    id: plan.random.id(at),
    event_id: event,
    account_id: account.id,
    happening: name,
    action: bell.action,
    details: { [bell.field]: bell.information(facts) },
    created_at: new Date(at),
  });
}

// The same for an action that is one statement: what happened as parts of it, written for each row of another part.
import { type RawBuilder, sql } from 'kysely';
import { entryFrom } from '#features/audit/server/audit.ts';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import { newEvent, notifyScreens } from './happened.ts';
import type { Happening, OwnedFacts } from './happening.ts';

type Part = RawBuilder<unknown>;

/** The entry of the audit log alone, written where the part `from` has a row; `after`, as JSON, is what it keeps of the record. */
export function entryIn(
  work: Work,
  { name, audit }: Pick<Happening, 'name' | 'audit'>,
  { subjectId, accountId, event = newEvent(work) }: OwnedFacts & { event?: string },
  from: Part,
  after: Part = sql`null::jsonb`,
): Part {
  if (!audit) throw new TypeError(`${name} has no entry in the audit log`);
  return entryFrom(
    work,
    { id: event, action: name, subjectKind: audit.subject, subjectId, accountId },
    from,
    after,
  );
}

/** Whom it notifies follows from the record and its owner alone: what its words need may be known only in the statement. */
type InStatement = Pick<Happening<OwnedFacts>, 'name' | 'audit' | 'notifies'>;

/** Of whoever acts on a record of their own. `from` names the part of the statement whose row says that it happened. */
export function eventIn(work: Work, what: InStatement, facts: OwnedFacts) {
  const event = newEvent(work);
  const { subjectId, accountId } = facts;
  return {
    /** Writes the entry of the audit log; `after`, as JSON, is what it keeps of the record. */
    entry: (from: Part, after: Part): Part =>
      entryIn(work, what, { subjectId, accountId, event }, from, after),
    /** Writes the activities, each a row made by `activity`. */
    activities: (...rows: Part[]): Part => sql`
      insert into activities (id, event_id, account_id, happening, action, details, created_at) ${sql.join(rows, sql` union all `)}`,
    /** The activity of this happening, or of a notice that follows from it; its details come from `detailsOf` or `detailsIn`. */
    activity: (of: Happening, from: Part, details: Part): Part => sql`
      select ${newId(work.now.getTime())}::uuid, ${event}::uuid, ${accountId}::uuid, ${of.name}::text, ${of.bell?.action}::text,
        ${details}, ${work.now}::timestamptz from ${from}`,
    /** Notifies screens. To be called once the statement has written the event. */
    notify: (): void => notifyScreens(work, [[accountId, 'activity'], ...what.notifies(facts)]),
  };
}

/** The details of an activity that are known before the statement runs. */
export const detailsOf = <F>({ bell }: Happening<F>, facts: F): Part =>
  asJson(bell && { [bell.field]: bell.information(facts) });

/** The details of an activity that the statement itself works out, as JSON. */
export const detailsIn = ({ bell }: Happening, information: Part): Part =>
  sql`jsonb_build_object(${bell?.field}::text, ${information})`;

export const asJson = (value: unknown): Part => sql`${JSON.stringify(value)}::jsonb`;

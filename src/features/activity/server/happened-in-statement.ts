// The same for an action that is one statement: what happened as parts of it, written for each row of another part.
import { type RawBuilder, sql } from 'kysely';
import { entryFrom } from '#features/audit/server/audit.ts';
import type { Moment } from '#platform/server/database/statements/compiled-write.ts';
import type { Work } from '#platform/server/work.ts';
import { newEvent, notifyScreens } from './happened.ts';
import type { Happening, OwnedFacts } from './happening.ts';

type Part = RawBuilder<unknown>;

/** The record that it happened to, and whose that is: of whoever acts. */
type Owned = { subjectId: Part; accountId: Part };

/** Whom it notifies follows from the record and its owner alone: what its words need may be known only in the statement. */
type InStatement = Pick<Happening<OwnedFacts>, 'name' | 'audit' | 'notifies'>;

/** The entry of the audit log alone, of a statement that is put together for one call, where the part `from` has a row. */
export const entryIn = (
  work: Work,
  what: Pick<Happening, 'name' | 'audit'>,
  { subjectId, accountId }: OwnedFacts,
  from: Part,
): Part =>
  entryOf(
    { now: sql`${work.now}`, address: sql`${work.address}` },
    what,
    { event: sql`${newEvent(work)}`, subjectId: sql`${subjectId}`, accountId: sql`${accountId}` },
    from,
    sql`null::jsonb`,
  );

function entryOf(
  moment: Pick<Moment, 'now' | 'address'>,
  { name, audit }: Pick<Happening, 'name' | 'audit'>,
  { event, ...owned }: Owned & { event: Part },
  from: Part,
  after: Part,
): Part {
  if (!audit) throw new TypeError(`${name} has no entry in the audit log`);
  return entryFrom(moment, { id: event, action: name, subjectKind: audit.subject, ...owned }, from, after);
}

/** Of whoever acts on a record of their own. `from` names the part of the statement whose row says that it happened. */
export function eventIn(moment: Moment, what: InStatement, owned: Owned) {
  const event = moment.newId();
  return {
    /** Writes the entry of the audit log; `after`, as JSON, is what it keeps of the record. */
    entry: (from: Part, after: Part): Part => entryOf(moment, what, { ...owned, event }, from, after),
    /** Writes the activities, each a row made by `activity`. */
    activities: (...rows: Part[]): Part => sql`
      insert into activities (id, event_id, account_id, happening, action, details, created_at) ${sql.join(rows, sql` union all `)}`,
    /** The activity of this happening, or of a notice that follows from it; its details, as JSON, are `detailsOf` or made by `detailsIn`. */
    activity: (of: Happening, from: Part, details: Part): Part => sql`
      select ${moment.newId()}::uuid, ${event}::uuid, ${owned.accountId}::uuid, ${sql.lit(of.name)}, ${sql.lit(of.bell?.action ?? null)},
        ${details}, ${moment.now}::timestamptz from ${from}`,
  };
}

/** Notifies screens. To be called once the statement has written the event. */
export const notifyOf = (work: Work, what: InStatement, facts: OwnedFacts): void =>
  notifyScreens(work, [[facts.accountId, 'activity'], ...what.notifies(facts)]);

/** The details of an activity that are known before the statement runs, as JSON. */
export const detailsOf = <F>({ bell }: Happening<F>, facts: F): string =>
  JSON.stringify(bell && { [bell.field]: bell.information(facts) });

/** The details of an activity that the statement itself works out, as JSON. */
export const detailsIn = ({ bell }: Happening, information: Part): Part =>
  sql`jsonb_build_object(${sql.lit(bell?.field ?? null)}, ${information})`;

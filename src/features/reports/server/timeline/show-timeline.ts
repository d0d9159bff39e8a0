// Everything that happened to a person, for staff: what they did, what was decided about them, what they were sent.

import type { ActivityItem } from '#features/activity/contract.ts';
import type { Work } from '#platform/server/work.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { ROWS_PER_PAGE } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { TimelineEntry, TimelineKind } from '../../contract.ts';
import { describeEntry, type Entry } from '../../rules/describe-entry.ts';
import { soughtFor } from '../../rules/timeline-kinds.ts';
import { type Cursor, type EntryRow, selectEntries } from './select-entries.ts';

type Received = {
  params: { id: string };
  query: { kind?: TimelineKind | undefined; before?: string | undefined };
};

/** Refuses when there is no such person. One entry more than a page tells whether there is an earlier page. */
export async function showTimeline(work: Work, { params: { id }, query }: Received) {
  const before = query.before ? readCursor(query.before) : null;
  const [person, found] = await Promise.all([
    work.db
      .selectFrom('accounts')
      .select(['first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirst(),
    selectEntries(work.db, { accountId: id, sought: soughtFor(query.kind), before, most: ROWS_PER_PAGE + 1 }),
  ]);
  if (!person) return refuse('request.not_found');
  const rows = found.slice(0, ROWS_PER_PAGE);
  const last = found.length > ROWS_PER_PAGE ? rows.at(-1) : undefined;
  const owner = { _id: id, fullName: `${person.first_name} ${person.last_name}` };
  return {
    rows: rows.map((row) => onWire(row, owner)),
    perPage: ROWS_PER_PAGE,
    next: last ? `${last.at}_${last.id}` : null,
  };
}

function readCursor(text: string): Cursor {
  const [at = '', id = ''] = text.split('_');
  return { at, id };
}

const onWire = (row: EntryRow, owner: NonNullable<TimelineEntry['by']>): TimelineEntry => ({
  _id: row.id,
  created: row.created_at.toISOString(),
  ...describeEntry(entryOf(row)),
  by:
    row.actor_id !== null
      ? { _id: row.actor_id, fullName: row.actor_name ?? '' }
      : isByOwner(row)
        ? owner
        : null,
});

/** Steps that nobody but the owner can take, where the trail does not say who. */
const BY_OWNER: readonly string[] = ['submittedInfo', 'submittedForVerification', 'contestJoined'];

const isByOwner = ({ source, action, details }: EntryRow): boolean =>
  source === 'activity' &&
  (BY_OWNER.includes(action) || (action === 'prizeRedeemed' && !details?.acquisitionInformation?.status));

function entryOf(row: EntryRow): Entry {
  const subject = {
    kind: row.subject_kind ?? '',
    id: row.subject_id ?? '',
    section: row.section,
    audience: row.audience,
  };
  switch (row.source) {
    case 'activity': {
      // The table's check admits no other actions.
      const action = row.action as ActivityItem['action'];
      const activity = { ...row.details, _id: row.id, action, created: row.created_at.toISOString() };
      return { source: 'activity', activity, subject };
    }
    case 'audit':
      return {
        source: 'audit',
        action: row.action,
        before: told(row.before),
        after: told(row.after),
        subject,
      };
    case 'application':
      return {
        source: 'application',
        amount: centsToDollars(cents(row.amount_cents ?? 0)),
        lender: row.lender,
        subject,
      };
    case 'mail':
      return { source: 'mail', subjectLine: row.action, state: row.state ?? '' };
  }
}

/** Of a record before or after: the few fields that the timeline tells. */
function told(record: Record<string, unknown> | null) {
  const text = (field: string) => (typeof record?.[field] === 'string' ? String(record[field]) : '');
  return { status: text('status'), infoStatus: text('infoStatus'), reason: text('reason') };
}

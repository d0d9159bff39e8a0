// Everything that happened to a person, for staff: what they did, what was decided about them, what they were sent.

import type { Happenings } from '#features/activity/server/in-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { ROWS_PER_PAGE } from '#shared/list/choices.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { reportEndpoints, TimelineEntry } from '../../contract.ts';
import { soughtFor } from '../../rules/timeline-kinds.ts';
import { describeEntry, type Entry } from './describe-entry.ts';
import { type Cursor, type EntryRow, selectEntries } from './select-entries.ts';

/** Shows a page of a timeline, and refuses when there is no such person. One entry more than a page tells whether there is an earlier one. */
export const showTimeline =
  (happenings: Happenings) =>
  async (
    work: Work,
    { params: { id }, query }: Received<typeof reportEndpoints, 'GET /api/accounts/timeline/:id'>,
  ) => {
    const before = query.before ? readCursor(query.before) : null;
    const [person, found] = await Promise.all([
      work.db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst(),
      selectEntries(work.db, {
        reader: work.actor,
        accountId: id,
        sought: soughtFor(query.kind),
        unsaid: unsaidOf(happenings),
        before,
        most: ROWS_PER_PAGE + 1,
      }),
    ]);
    if (!person) return refuse('request.not_found');
    const rows = found.slice(0, ROWS_PER_PAGE);
    const last = found.length > ROWS_PER_PAGE ? rows.at(-1) : undefined;
    return {
      rows: rows.map((row) => onWire(row, happenings)),
      perPage: ROWS_PER_PAGE,
      next: last ? `${last.at}_${last.id}` : null,
    };
  };

function readCursor(text: string): Cursor {
  const [at = '', id = ''] = text.split('_');
  return { at, id };
}

const onWire = (row: EntryRow, happenings: Happenings): TimelineEntry => ({
  _id: row.id,
  created: row.created_at.toISOString(),
  ...describeEntry(entryOf(row), happenings),
  by: row.actor_id === null ? null : { _id: row.actor_id, fullName: row.actor_name ?? '' },
});

/** The actions of the audit log that stand in a person's timeline by another source. */
const unsaidOf = (happenings: Happenings): string[] =>
  [...happenings.values()].filter(({ audit }) => audit?.words.timeline === null).map(({ name }) => name);

function entryOf(row: EntryRow): Entry {
  const subject = {
    kind: row.subject_kind ?? '',
    id: row.subject_id ?? '',
    section: row.section,
    audience: row.audience,
  };
  switch (row.source) {
    case 'activity':
      return { source: 'activity', happening: row.action, details: row.details ?? {}, subject };
    case 'audit': {
      const { action, before, after } = row;
      return { source: 'audit', action, before, after, subject };
    }
    case 'application':
      return {
        source: 'application',
        amount: centsToDollars(cents(row.amount_cents ?? 0)),
        lender: row.lender,
        subject,
      };
    case 'text':
      return { source: 'text', channel: row.lender ?? '', about: row.action, state: row.state ?? '' };
    case 'mail':
      return { source: 'mail', subjectLine: row.action, state: row.state ?? '' };
  }
}

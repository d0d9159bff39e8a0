// Reads a thread from its newest message back, a page at a time.

import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { Message, messageEndpoints } from '../contract.ts';
import { messageTexts } from '../texts/messages.ts';
import { findPartner } from './partner.ts';

const MESSAGES_PER_PAGE = 20;

export async function readThread(
  work: Work<Actor>,
  { params, query }: Received<typeof messageEndpoints, 'GET /api/messages/:id'>,
) {
  const partner = await findPartner(work, params.id);
  const [thread, rows] = await Promise.all([
    work.db
      .selectFrom('message_threads')
      .select(['unread_for_borrower', 'unread_for_staff'])
      .where('account_id', '=', partner._id)
      .executeTakeFirst(),
    selectPage(work, partner._id, query.before),
  ]);
  const page = rows.slice(0, MESSAGES_PER_PAGE).toReversed();
  const isByStaff = isStaff(work.actor);
  return {
    partner,
    messages: page.map((row) => onWire(row, isByStaff)),
    before: rows.length > MESSAGES_PER_PAGE ? (page[0]?.number ?? null) : null,
    unread: (isByStaff ? thread?.unread_for_staff : thread?.unread_for_borrower) ?? 0,
  };
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];

/** Selects a page of messages, the newest first, and one more than it holds, which tells whether there is an earlier page. */
function selectPage(work: Work, accountId: IdOf<'accounts'>, before: number | undefined) {
  const page = work.db
    .selectFrom('messages as m')
    .innerJoin('accounts as f', 'f.id', 'm.from_id')
    .select([
      'm.id',
      'm.number',
      'm.text',
      'm.to_id',
      'm.also_by_mail',
      'm.created_at',
      'm.read_at',
      'f.first_name',
      'f.last_name',
    ])
    .where('m.account_id', '=', accountId)
    .orderBy('m.number', 'desc')
    .limit(MESSAGES_PER_PAGE + 1);
  return (before === undefined ? page : page.where('m.number', '<', before)).execute();
}

function onWire(row: Row, isByStaff: boolean): Message {
  const isFromStaff = row.to_id !== null;
  return {
    _id: row.id,
    number: row.number,
    text: row.text,
    created: row.created_at.toISOString(),
    sent: isFromStaff === isByStaff,
    from: isFromStaff && !isByStaff ? messageTexts.team : fullNameOf(row),
    alsoByMail: row.also_by_mail,
    read: row.read_at !== null,
  };
}

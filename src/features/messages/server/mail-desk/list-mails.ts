// The log of outgoing e-mail for staff: searched, filtered and paged, and one of them to be read without its secrets.

import { type RawBuilder, sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import {
  type Counted,
  foundAnswer,
  searchOwn,
  unsearched,
} from '#platform/server/database/search/capped-search.ts';
import { searchWords } from '#platform/server/database/search/search-words.ts';
import { isBlind, isVisible, withheldEvents, withheldFrom } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { MailRow, MailState, messageEndpoints } from '../../contract.ts';
import { withoutSecrets } from '../../rules/without-secrets.ts';
import { mailLogTexts } from '../../texts/staff-mail.ts';
import { staffMessageRefusals } from '../../texts/staff-refusals.ts';
import { mailOpened } from '../happenings.ts';

type Row = {
  id: string;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  account_id: IdOf<'accounts'> | null;
};

/** A row of the list; its id is null in the single row that stands for an empty page. */
type ListRow = { [Column in keyof Row]: Row[Column] | null } & Counted;

/** One page of the log, in one round trip: the page from an index, the total from the kept counts or counted among what the search found. */
export async function listMails(
  work: Work,
  { query: { page, search, state, sort = 'newest' } }: Received<typeof messageEndpoints, 'GET /api/mails'>,
) {
  const inState = state ? sql`m.state = ${sql.lit(state)}` : sql`true`;
  const isShown = isVisible(work.actor, 'm.event_id');
  const kept = state ? sql.ref(state.toLowerCase()) : sql`queued + sent + failed + kept`;
  const order = alongMoment(sort, sql`m.created_at`, sql`m.id`);
  const found = search
    ? searchOwn(searchWords(search), {
        table: 'mails',
        alias: 'm',
        where: sql`${inState} and ${isShown}`,
        order,
        page,
        columns: sql`m.*`,
      })
    : unsearched(
        sql`mails m where ${inState} and ${isShown}`,
        sql`((select sum(${kept}) from mail_totals) - ${hiddenCount(work.actor, inState)})::int`,
      );
  const { rows } = await sql<ListRow>`
    ${found.with}
    select t.*, m.id, m.recipient, m.subject, m.state, m.attempts, m.last_error, m.created_at, m.sent_at, m.account_id
    from ${found.counted} t
    left join (select m.* from ${found.rows} order by ${order} ${pageClause(page)}) m on true
    order by ${order}`.execute(work.db);
  return foundAnswer(rows.filter(isThere).map(onWire), rows[0], page);
}

/** How many of the mails in the kept counts the reader may not know of. */
const hiddenCount = (reader: Actor | null, inState: RawBuilder<unknown>) =>
  isBlind(reader)
    ? sql`(select count(*) from mails m where m.account_id in (select w.account_id from ${withheldFrom(reader)} w)
        and m.event_id in (select w.event_id from ${withheldEvents(reader)} w) and ${inState})`
    : sql`0`;

const isThere = (row: ListRow): row is Row & Counted => row.id !== null;

/** Shows an e-mail without its secrets. Looking at what was written to somebody is on record, as looking at their documents is. */
export async function showMail(
  work: Work<Actor>,
  { params }: Received<typeof messageEndpoints, 'GET /api/mails/:id'>,
) {
  const row = await work.db
    .selectFrom('mails as m')
    .leftJoin('accounts as a', 'a.id', 'm.account_id')
    .select(isVisible(work.actor, 'm.event_id').as('is_visible'))
    .select(['m.id', 'm.recipient', 'm.subject', 'm.state', 'm.attempts', 'm.last_error'])
    .select(['m.created_at', 'm.sent_at', 'm.account_id', 'm.body_text', 'm.for_admins'])
    .select(['a.first_name', 'a.last_name', 'a.email'])
    .where('m.id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  if (!row.is_visible) return refuse(staffMessageRefusals['mail.withheld']);
  const { account_id, first_name, last_name, email } = row;
  await happened(work, mailOpened, { subjectId: row.id, accountId: account_id });
  return {
    ...onWire(row),
    text:
      row.for_admins && !isAdmin(work.actor)
        ? mailLogTexts.forAdmins
        : withoutSecrets(row.body_text, mailLogTexts.secret),
    user:
      account_id === null || first_name === null || last_name === null || email === null
        ? null
        : { _id: account_id, fullName: fullNameOf({ first_name, last_name }), email },
  };
}

const onWire = (row: Row): MailRow => ({
  _id: row.id,
  to: row.recipient,
  subject: withoutSecrets(row.subject, mailLogTexts.secret),
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  created: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  userId: row.account_id,
});

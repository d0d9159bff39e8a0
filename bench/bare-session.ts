// The session in the bare handler's SQL: a row named `me` when the token ($1) speaks for somebody who may be logged in.
import { createHash } from 'node:crypto';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const from = `from sessions s join accounts a on a.id = s.account_id
  where s.token_hash = $1 and s.expires_at > now() and a.status not in ('Pending', 'Suspended', 'Cancelled')`;

export const ME = `me as (select a.id, a.info_status, a.first_name, a.last_name, a.phone ${from}
  and a.user_type = 'User' and a.status <> 'UserQuiz' and s.last_seen_at > now() - interval '7 days')`;

export const STAFF = `me as (select a.id ${from}
  and a.user_type in ('Admin', 'Moderator') and s.last_seen_at > now() - interval '12 hours')`;

/** The one row of an answer; without it the session was not good. */
export function rowFor<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw Object.assign(new Error('log in first'), { statusCode: 401 });
  return row;
}

// One complaint, held until the transaction ends: what every change of it reads first.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';

const COLUMNS = [
  ...(['id', 'number', 'account_id', 'email', 'for_admin', 'state', 'owner_id', 'sent_at'] as const),
  ...(['take_up_by', 'answer_by', 'due_on', 'taken_up_at', 'first_answered_at', 'answered_at'] as const),
  ...(['answered_by', 'outcome', 'escalated_at', 'escalated_from', 'emptied_at'] as const),
];

export type Locked = Pick<Selectable<Tables['complaints']>, (typeof COLUMNS)[number]> & {
  /** The sender's e-mail address; null once it is forgotten. */
  mailTo: string | null;
};

/** Locks a complaint. `isSeen` says whether the caller may see it; where not, it counts as not found. */
export async function lockComplaint(
  work: Work,
  id: IdOf<'complaints'>,
  isSeen: (complaint: { account_id: IdOf<'accounts'> | null; for_admin: boolean }) => boolean,
): Promise<Locked> {
  const row = await work.db
    .selectFrom('complaints')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !isSeen(row)) return refuse('request.not_found');
  return { ...row, mailTo: await addressOf(work, row) };
}

async function addressOf(
  { db }: Work,
  { account_id, email }: { account_id: IdOf<'accounts'> | null; email: string | null },
) {
  if (account_id === null) return email;
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', account_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return account?.email ?? null;
}

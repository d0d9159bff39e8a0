// Whose thread a caller means: staff any borrower's, a borrower only the own one; everything else is not there.

import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { brand } from '#texts/brand.ts';
import type { MessagePartner } from '../contract.ts';
import { messageTexts } from '../texts/messages.ts';

/** The other side of a conversation, as in the contract; `_id` is the account whose thread it is. */
export type Partner = MessagePartner & { _id: IdOf<'accounts'> };

/** The team as a borrower's partner, under the borrower's own account id. */
export const teamOf = (actor: Actor): Partner => ({
  _id: actor.id,
  fullName: messageTexts.team,
  email: brand.supportEmail,
});

export async function findPartner(work: Work<Actor>, accountId: IdOf<'accounts'>): Promise<Partner> {
  if (!isStaff(work.actor)) return accountId === work.actor.id ? teamOf(work.actor) : missing();
  const account = await work.db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .where('user_type', '=', 'User')
    .executeTakeFirst();
  return account ? { _id: account.id, fullName: fullNameOf(account), email: account.email } : missing();
}

const missing = () => refuse('request.not_found');

// Sets a new password, by a mailed link or by someone logged in; every session ends and the owner gets a mail.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff, type UserType } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { type FieldErrors, refuse } from '#shared/refusal.ts';
import type { accountEndpoints, ChangePasswordBody } from '../../contract.ts';
import { newPasswordErrors, readEmail } from '../../rules/fields.ts';
import { isFreshLogin } from '../../rules/session-life.ts';
import { accountFieldTexts, accountReplies } from '../../texts/accounts.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { passwordChanged } from '../happenings.ts';
import { type Addressee, mailNote, refuseOutdated, spendResetLinks, takeLink } from '../mailed-links.ts';
import { hashNewPassword } from '../passwords.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { endHalfLogins } from '../sessions/half-login.ts';
import { forgetDevices, rememberDevice } from '../sessions/known-devices.ts';
import { confirmAddress } from '../sign-up/verify-email.ts';
import { forgetHits, guessesAtAccount } from '../throttle.ts';
import { checkCurrentPassword } from './check-current-password.ts';

type Reply = { message: string };
type NewPassword = ChangePasswordBody['user'];

export async function changePassword(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/changePassword'>,
): Promise<Reply> {
  if (body.hash !== undefined) return resetPassword(work, body.hash, body.user);
  return work.actor ? changeOwnPassword(work, work.actor, body) : refuse('session.needed');
}

export const updatePassword = (
  work: Work<Actor>,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/updatePassword'>,
): Promise<Reply> => changeOwnPassword(work, work.actor, body);

type Given = { user: NewPassword; currentPassword?: string | undefined };

async function changeOwnPassword<A extends Actor | null>(
  work: Work<A>,
  actor: Actor,
  { user, currentPassword }: Given,
): Promise<Reply> {
  const account = await work.db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .select([...ownerColumns, 'password_hash', 'sessions.created_at as loggedInAt'])
    .where('sessions.id', '=', actor.sessionId)
    .executeTakeFirst();
  if (!account) return refuse('session.needed');
  refuseErrors(user, account);
  if (currentPassword !== undefined) await checkCurrentPassword(work, actor, account, currentPassword);
  else if (!isFreshLogin(account.loggedInAt, work.now))
    refuseFields({ currentPassword: accountFieldTexts.currentPasswordRequired });
  const passwordHash = await hashNewPassword(user.password, asOwner(account), work.address);
  await work.transaction(async (work) => {
    const { password_hash } = await lockAccount(work, account.id);
    if (password_hash !== account.password_hash) refuse('request.conflict');
    await setPassword(work, account, passwordHash);
  });
  work.cookies.end();
  return { message: accountReplies.passwordChanged };
}

async function resetPassword(work: Work, token: string, user: NewPassword): Promise<Reply> {
  const owner = await ownerOfLink(work, token);
  refuseErrors(user, owner);
  const passwordHash = await hashNewPassword(user.password, asOwner(owner), work.address);
  const device = newToken();
  await work.transaction(async (work) => {
    const { accountId, first } = await takeLink(work, token, 'ResetPassword');
    const account = await lockAccount(work, accountId);
    if (readEmail(user.email ?? account.email) !== account.email)
      refuse(accountRefusals['account.link_spent']);
    if (!first) await refuseOutdated(work, accountId, 'ResetPassword');
    await setPassword(work, account, passwordHash);
    await confirmAddress(work, account.id);
    await rememberDevice(work, account.id, device);
  });
  work.cookies.end();
  work.cookies.device?.keep(device);
  return { message: accountReplies.passwordChanged };
}

const ownerColumns = [
  'accounts.id',
  'email',
  'accounts.first_name',
  'accounts.last_name',
  'user_type',
] as const;

type Owner = { email: string; first_name: string; last_name: string; user_type: UserType };

const asOwner = ({ email, first_name: firstName, last_name: lastName }: Owner) => ({
  email,
  firstName,
  lastName,
});

/** The owner of any reset link that was ever mailed. A spent link is accepted too, because a retry with it gets the first reply. */
async function ownerOfLink({ db }: Work, token: string): Promise<Owner> {
  const owner = await db
    .selectFrom('mail_tokens')
    .innerJoin('accounts', 'accounts.id', 'mail_tokens.account_id')
    .select(ownerColumns)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return owner ?? refuse(accountRefusals['account.link_spent']);
}

const refuseErrors = (user: NewPassword, owner: Owner): void =>
  refuseFields(newPasswordErrors(user, owner.email, isStaff({ userType: owner.user_type })));

function refuseFields(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) refuse(accountRefusals['account.fields'], { fields });
}

const lockAccount = (work: Work, id: IdOf<'accounts'>) =>
  work.db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'password_hash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

async function setPassword(work: Work, account: Addressee, passwordHash: string): Promise<void> {
  await work.db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .execute();
  await spendResetLinks(work, account.id);
  await endSessions(work, account.id);
  await forgetDevices(work, account.id);
  await endHalfLogins(work, account.id);
  await forgetHits(work, guessesAtAccount(account.email));
  await mailNote(work, account, 'passwordChanged');
  await happened(work, passwordChanged, { subjectId: account.id, accountId: account.id });
}

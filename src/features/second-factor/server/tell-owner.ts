// What was done to a second factor, for the audit trail and by mail to its owner.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { audit } from '#features/audit/server/audit.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { secondFactorLetters } from '../texts/letters.ts';
import type { Owner } from './own-account.ts';

type Happened = keyof typeof secondFactorLetters;

const ACTIONS: Record<Happened, string> = {
  appAdded: 'second_factor.add_app',
  appRemoved: 'second_factor.remove_app',
  passkeyAdded: 'second_factor.add_passkey',
  passkeyRemoved: 'second_factor.remove_passkey',
  reset: 'second_factor.reset',
  codesRenewed: 'second_factor.renew_codes',
  recoveryUsed: 'second_factor.use_recovery_code',
};

export async function tellOwner(
  work: Work,
  { id, email, first_name }: Omit<Owner, 'has_second_factor'>,
  happened: Happened,
  record: { before?: object; after?: object } = {},
): Promise<void> {
  await audit(work, {
    action: ACTIONS[happened],
    subjectKind: 'account',
    subjectId: id,
    accountId: id,
    ...record,
  });
  const { label, ...words } = secondFactorLetters[happened](first_name);
  const url = linkTo(work.services.config, '/request-link');
  await sendMail(work, { to: email, accountId: id, ...words, link: { label, url } });
}

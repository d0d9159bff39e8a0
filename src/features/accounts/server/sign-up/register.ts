// Signs an ordinary user or a partner up. A known address gets the same answer, and its owner a mail instead of an account.

import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { UserType } from '#shared/actor.ts';
import { Refusal, refuse } from '#shared/refusal.ts';
import type { accountEndpoints, RegisterBody } from '../../contract.ts';
import { PARTNER_NAMES, readEmail, readPromoCode, SIGN_UP_NAMES, signUpErrors } from '../../rules/fields.ts';
import { accountFieldTexts, accountReplies } from '../../texts/accounts.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { answerAlike } from '../answer-alike.ts';
import { type Addressee, leaveToLinks, mailNote, mailVerification, mayMail } from '../mailed-links.ts';
import { openAccount } from '../open-account.ts';
import { hashNewPassword } from '../passwords.ts';
import { lockByEmail } from '../store.ts';
import {
  countFailure,
  promoGuessesFrom,
  refuseOverLimit,
  SIGN_UPS,
  signUpsFrom,
  takeTurnsOrRefuse,
} from '../throttle.ts';
import { applyPromoCode, checkPromoCode } from './promo-codes.ts';

type Registered = { message: string; isCouponApplied: boolean };

export async function register(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/register'>,
): Promise<Registered> {
  const { userType = 'User' } = body;
  const promoCode = readPromoCode(body.promoCode);
  const fields = signUpErrors(body, userType === 'Partner' ? PARTNER_NAMES : SIGN_UP_NAMES);
  // Promo codes give seeds, and only borrowers have those.
  if (userType === 'Partner' && promoCode !== '') fields.promoCode = accountFieldTexts.promoUnknown;
  if (Object.keys(fields).length > 0) refuse(accountRefusals['account.fields'], { fields });
  const person: SignUp = { ...body, promoCode, userType };
  await takeTurnsOrRefuse(work, [signUpsFrom(work.address), SIGN_UPS]);
  return answerAlike(() =>
    person.promoCode === '' ? signUp(work, person) : countingGuesses(work, () => signUp(work, person)),
  );
}

export type SignUp = Omit<RegisterBody, 'promoCode' | 'userType'> & { promoCode: string; userType: UserType };

/** Opens a `Pending` account for fields that were found right, and mails the link that confirms its address. */
export async function signUp(work: Work, person: SignUp): Promise<Registered> {
  const email = readEmail(person.email);
  const passwordHash = await hashNewPassword(person.password, person, work.address);
  return work.transaction(async (work) => {
    const opened = await openAccount(work, { ...person, email, passwordHash, status: 'Pending' });
    if (opened) await welcome(work, opened, person.promoCode);
    else await notifyOwner(work, email, { ...person, passwordHash });
    return { message: accountReplies.registered, isCouponApplied: person.promoCode !== '' };
  });
}

async function welcome(work: Work, opened: Addressee, promoCode: string): Promise<void> {
  if (promoCode !== '') await applyPromoCode(work, promoCode, opened.id);
  await mailVerification(work, opened);
  notify(work, 'staff', 'accounts');
}

/** Promo codes are worth guessing, so unknown ones are counted by address. */
async function countingGuesses(work: Work, run: () => Promise<Registered>): Promise<Registered> {
  const guesses = [promoGuessesFrom(work.address)];
  await refuseOverLimit(work, guesses);
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'account.promo_unknown') await countFailure(work, guesses);
    throw error;
  }
}

async function notifyOwner(
  work: Work,
  email: string,
  { promoCode, passwordHash, firstName, lastName }: SignUp & { passwordHash: string },
): Promise<void> {
  if (promoCode !== '') await checkPromoCode(work, promoCode);
  const owner = await lockByEmail(work.db, email);
  if (!owner || !(await mayMail(work, owner))) return;
  const later = { password_hash: passwordHash, first_name: firstName.trim(), last_name: lastName.trim() };
  if (owner.status === 'Pending') {
    await leaveToLinks(work, owner);
    await mailVerification(work, owner, later);
  } else await mailNote(work, owner, 'alreadyRegistered');
}

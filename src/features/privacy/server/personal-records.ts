// Every feature that holds something about a person, from the highest down: what points at a record goes before it. What the
// database lets go only once the account is erased comes after that.

import { accountRecords } from '#features/accounts/server/personal/account-records.ts';
import { activityRecords } from '#features/activity/server/activity-records.ts';
import type { Happenings } from '#features/activity/server/in-words.ts';
import { agreementRecords } from '#features/applications/server/agreement/agreement-records.ts';
import { applicationRecords } from '#features/applications/server/application-records.ts';
import { wordsOfLenders } from '#features/applications/server/counter-offer/words-of-lenders.ts';
import { prequalificationRecords } from '#features/applications/server/prequalify/prequalification-records.ts';
import { auditRecords } from '#features/audit/server/audit-records.ts';
import { channelRecords } from '#features/channels/server/channel-records.ts';
import { complaintRecords } from '#features/complaints/server/complaint-records.ts';
import { consentRecords } from '#features/consents/server/consent-records.ts';
import { participationRecords } from '#features/contests/server/participation-records.ts';
import { decisionRecords } from '#features/decisions/server/decision-records.ts';
import { informationRecords } from '#features/information/server/information-records.ts';
import { adjustmentRecords } from '#features/loans/server/adjustment-records.ts';
import { wordsInBooks } from '#features/loans/server/books/words-in-books.ts';
import { importRecords } from '#features/loans/server/imports/import-records.ts';
import { loanRecords } from '#features/loans/server/loan-records.ts';
import { newDateRecords } from '#features/loans/server/new-dates/new-date-records.ts';
import { contactRecords } from '#features/loans/server/portfolio/contact-records.ts';
import { messageRecords } from '#features/messages/server/message-records.ts';
import { redemptionRecords } from '#features/prizes/server/redemption-records.ts';
import { pushRecords } from '#features/push/server/push-records.ts';
import { quizRecords } from '#features/quiz/server/quiz-records.ts';
import { factorRecords } from '#features/second-factor/server/factor-records.ts';
import { seedRecords } from '#features/seeds/server/seed-records.ts';
import { signalRecords } from '#features/signals/server/signal-records.ts';
import { verificationRecords } from '#features/verification/server/verification-records.ts';
import type { HeldPart, PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';

const everyFeature = (happenings: Happenings): readonly PersonalRecords[] => [
  signalRecords,
  complaintRecords,
  agreementRecords,
  applicationRecords,
  prequalificationRecords,
  decisionRecords,
  loanRecords,
  adjustmentRecords,
  newDateRecords,
  contactRecords,
  importRecords,
  verificationRecords,
  messageRecords,
  quizRecords,
  participationRecords,
  redemptionRecords,
  informationRecords,
  consentRecords,
  seedRecords,
  activityRecords(happenings),
  channelRecords,
  pushRecords,
  factorRecords,
  accountRecords,
  auditRecords,
  wordsInBooks,
  wordsOfLenders,
];

/** Everything held about a person, in the order in which they would look for it: the account first, with what comes after it in the list. */
export async function everythingHeld(
  work: Work,
  accountId: IdOf<'accounts'>,
  happenings: Happenings,
): Promise<HeldPart[]> {
  const features = everyFeature(happenings);
  const others = features.slice(0, features.indexOf(accountRecords));
  const first = features.slice(others.length);
  const parts = await Promise.all([...first, ...others].map(({ held }) => held(work, accountId)));
  return parts.flat();
}

/** No happenings: what is erased is not put into words. */
const UNREAD: Happenings = new Map();

/**
 * Erases everything held about a person, within a transaction that holds the account's lock. Answers the ids of files that have lost their
 * rows.
 */
export const eraseEverything = (work: Work<Actor>, accountId: IdOf<'accounts'>): Promise<string[]> =>
  losingFiles(work, accountId, async () => {
    for (const { erase } of everyFeature(UNREAD)) await erase?.(work, accountId);
  });

/** Erases what was last changed before a moment; otherwise as `eraseEverything`. */
export const forgetWhatIsOld = (work: Work, accountId: IdOf<'accounts'>, before: Date): Promise<string[]> =>
  losingFiles(work, accountId, async () => {
    for (const { forget } of everyFeature(UNREAD)) await forget?.(work, accountId, before);
  });

async function losingFiles(
  work: Work,
  accountId: IdOf<'accounts'>,
  run: () => Promise<void>,
): Promise<string[]> {
  const owned = async () => {
    const rows = await work.db.selectFrom('files').select('id').where('owner_id', '=', accountId).execute();
    return rows.map(({ id }) => id);
  };
  const before = await owned();
  await run();
  const left = new Set(await owned());
  return before.filter((id) => !left.has(id));
}

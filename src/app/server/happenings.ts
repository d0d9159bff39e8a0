// All that can happen, as its features declare it: for those who put it into words.

import * as accounts from '#features/accounts/server/happenings.ts';
import { type Happenings, happeningsOf } from '#features/activity/server/in-words.ts';
import * as applications from '#features/applications/server/happenings.ts';
import * as casework from '#features/casework/server/happenings.ts';
import * as channels from '#features/channels/server/happenings.ts';
import * as complaints from '#features/complaints/server/happenings.ts';
import * as consents from '#features/consents/server/happenings.ts';
import * as contests from '#features/contests/server/happenings.ts';
import * as contestTerms from '#features/contests/server/terms-happenings.ts';
import * as decisions from '#features/decisions/server/happenings.ts';
import * as information from '#features/information/server/happenings.ts';
import * as loanDesk from '#features/loans/server/desk-happenings.ts';
import * as loans from '#features/loans/server/happenings.ts';
import * as instalments from '#features/loans/server/instalment-happenings.ts';
import * as loansRepaid from '#features/loans/server/repaid-happenings.ts';
import * as messages from '#features/messages/server/happenings.ts';
import * as partners from '#features/partners/server/happenings.ts';
import * as privacy from '#features/privacy/server/happenings.ts';
import * as prizes from '#features/prizes/server/happenings.ts';
import * as push from '#features/push/server/happenings.ts';
import * as quiz from '#features/quiz/server/happenings.ts';
import * as reports from '#features/reports/server/happenings.ts';
import * as secondFactor from '#features/second-factor/server/happenings.ts';
import * as seeds from '#features/seeds/server/happenings.ts';
import * as signals from '#features/signals/server/happenings.ts';
import * as site from '#features/site/server/happenings.ts';
import * as upkeep from '#features/upkeep/server/happenings.ts';
import * as verification from '#features/verification/server/happenings.ts';
import * as secondLooks from '#features/verification/server/second-look-happenings.ts';

export const happenings = happeningsOf(
  site,
  push,
  upkeep,
  seeds,
  consents,
  accounts,
  casework,
  secondFactor,
  channels,
  information,
  prizes,
  contests,
  contestTerms,
  quiz,
  partners,
  messages,
  verification,
  secondLooks,
  loans,
  instalments,
  loansRepaid,
  loanDesk,
  decisions,
  applications,
  complaints,
  signals,
  reports,
  privacy,
);

/** What the audit log calls each of them. */
export const auditWordsOf = (all: Happenings): ReadonlyMap<string, string> =>
  new Map([...all.values()].flatMap(({ name, audit }) => (audit ? [[name, audit.words.audit]] : [])));

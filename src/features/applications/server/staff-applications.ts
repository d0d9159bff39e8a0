// One application for staff, with the decision behind its offer.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { FindSignalsAbout } from '#features/casework/server/signals-about.ts';
import { explainDecision } from '#features/decisions/rules/explain.ts';
import { isOpenApplication } from '#features/decisions/rules/offer/open-application.ts';
import { adviceBehind } from '#features/decisions/rules/offer-on-wire.ts';
import { type DecidedAgain, decideAgain } from '#features/decisions/server/decide-again.ts';
import { keptDecision } from '#features/decisions/server/kept/kept-decision.ts';
import { policyInForce } from '#features/decisions/server/policies.ts';
import { readDecision } from '#features/decisions/server/read-decision.ts';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { isAnyWithheld } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints, StaffApplication } from '../contract.ts';
import { type Approved, approversOf, hasApproved } from '../rules/disbursement/has-approved.ts';
import { mayDecide } from '../rules/may-decide.ts';
import { firstCounts, needsTwo } from '../rules/next-approval.ts';
import { costOnWire } from './cost-on-wire.ts';
import { latestCounterOffer } from './counter-offer/read-counter-offer.ts';
import { agreementEndOf, onWire } from './store.ts';
import {
  changedSince,
  digestOf,
  firstAnew,
  isWorseSinceFirst,
  sinceItsApproval,
  worseThanIn,
} from './weigh-again.ts';

export const getApplication =
  (findSignals: FindSignalsAbout) =>
  async (
    work: Work,
    { params }: Received<typeof applicationEndpoints, 'GET /api/loan-application/admin/:id'>,
  ): Promise<StaffApplication> => {
    const row = await work.db
      .selectFrom('applications')
      .selectAll()
      .select(agreementEndOf('applications').as('agreement_end'))
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!row) return refuse('request.not_found');
    const isOurs = row.partner_id === null;
    const isOpen = isOurs && isOpenApplication({ status: row.status, closedAt: row.closed_at });
    const [
      account,
      recorded,
      decider,
      first,
      others,
      policy,
      unproved,
      again,
      counterOffer,
      signals,
      isWithheld,
    ] = await Promise.all([
      work.db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirstOrThrow(),
      row.decision_id === null ? null : readDecision(work, row.decision_id),
      nameOf(work, row.decided_by),
      nameOf(work, row.first_approved_by),
      othersOf(work, row),
      policyInForce(work),
      isOpen ? stillNeeded(work, row.account_id, row.amount_cents, work.actor) : [],
      decidedAgain(work, row),
      latestCounterOffer(work, row),
      findSignals(work, row.account_id),
      // What an approval weighed and found would tell a verdict that came before it.
      mayDecide(row) ? false : isAnyWithheld(work, work.actor, row.account_id),
    ]);
    const since = isWithheld ? null : again && changedSince(again, row);
    const isOverride = mayDecide(row)
      ? since !== null && since.worse.length > 0
      : !isWithheld && row.status === 'Approved' && row.worse_reason !== null;
    const asking = { amountCents: row.amount_cents, isOverride };
    return {
      ...onWire(row),
      user: {
        _id: account.id,
        fullName: fullNameOf(account),
        email: account.email,
        phone: account.phone,
        status: account.status,
        infoStatus: account.info_status,
      },
      rejectionNote: row.rejection_note,
      decidedBy: decider,
      approval: {
        needsTwo: isOurs && needsTwo(asking, policy.secondApprovalAboveCents),
        isYours: hasApproved(approvalOf(row), work.actor?.id ?? ''),
        approvers: approversOf(approvalOf(row)),
        first:
          row.first_approved_by && row.first_approved_at && (!mayDecide(row) || firstStands(row, again))
            ? {
                _id: row.first_approved_by,
                fullName: first ?? '',
                at: row.first_approved_at.toISOString(),
                note: row.first_approval_note,
              }
            : null,
      },
      others: others.map(onWire),
      cost: costOnWire(row),
      counterOffer,
      missingProof: unproved.map(({ proof }) => proof),
      signals,
      sinceOffer: since,
      isOverride,
      worseReason: isWithheld ? null : row.worse_reason,
      isWithheld,
      sinceApproval:
        isOpen && row.status === 'Approved' && !isWithheld ? await sinceApproval(work, row) : null,
      decision: recorded && decisionOnWire(recorded),
    };
  };

/** What stops the payout of an approved loan, and who has approved it anew on that as the first of two; null once it was paid out. */
async function sinceApproval(work: Work, row: Selectable<Tables['applications']>) {
  const paid = await work.db
    .selectFrom('loans as l')
    .select('l.id')
    .where('l.application_id', '=', row.id)
    .where(payoutStands('l'))
    .executeTakeFirst();
  if (paid) return null;
  const again = await sinceItsApproval(work, row, work.actor);
  const worse = again?.worse ?? [];
  const first = again && worse.length > 0 ? firstAnew(row, again) : null;
  return {
    worse,
    facts: digestOf(worse),
    isHalfApproved: first !== null,
    firstBy: first,
    isYours: first !== null && first === work.actor?.id,
  };
}

const approvalOf = (
  row: Columns<'applications', 'partner_id' | 'decided_by' | 'first_approved_by' | 'also_approved_by'>,
): Approved => ({
  partnerId: row.partner_id,
  decidedBy: row.decided_by,
  firstApprovedBy: row.first_approved_by,
  alsoApprovedBy: row.also_approved_by,
});

const firstStands = (row: Selectable<Tables['applications']>, again: DecidedAgain | null): boolean =>
  firstCounts({
    firstApprovedBy: row.first_approved_by,
    isWorseSinceFirst: isWorseSinceFirst(row, again && { worseThan: worseThanIn(again, row) }),
  });

type Decidable = Columns<'applications', 'account_id' | 'decision_id' | 'decided_again' | 'status'>;

/** The decision taken again, on today's facts while the application waits, afterwards on those of its approval; null without one. */
async function decidedAgain(work: Work, row: Decidable): Promise<DecidedAgain | null> {
  if (!row.decision_id) return null;
  if (mayDecide(row)) return decideAgain(work, row.account_id, row.decision_id, work.actor);
  if (!row.decided_again) return null;
  const { policy, decision: before } = await readDecision(work, row.decision_id);
  return { policy, before, now: keptDecision(row.decided_again) };
}

async function nameOf({ db }: Work, id: IdOf<'accounts'> | null): Promise<string | null> {
  if (id === null) return null;
  const account = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return account ? fullNameOf(account) : null;
}

const MOST_OTHERS = 8;

const othersOf = (
  { db }: Work,
  { id, account_id }: { id: IdOf<'applications'>; account_id: IdOf<'accounts'> },
) =>
  db
    .selectFrom('applications')
    .selectAll()
    .select(agreementEndOf('applications').as('agreement_end'))
    .where('account_id', '=', account_id)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS)
    .execute();

const decisionOnWire = ({ policy, decision }: Awaited<ReturnType<typeof readDecision>>) => ({
  policyVersion: decision.policyVersion,
  score: decision.score,
  grade: decision.grade,
  maxLoanAmount: centsToDollars(cents(decision.offer?.maxLoanAmountCents ?? 0)),
  inputs: decision.inputs,
  factors: decision.factors,
  reasons: explainDecision(policy, decision),
  ...adviceBehind(policy, decision),
});

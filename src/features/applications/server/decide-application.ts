// Staff approve or reject a pending application, under a lock, with its audit entry, activity and mail; a large loan asks for a second person first.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import { refuseOneHand } from '#features/casework/server/second-person.ts';
import type { NeededProof } from '#features/decisions/contract.ts';
import { policyInForce } from '#features/decisions/server/policies.ts';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { neededProofTexts, papersInWords } from '#features/decisions/texts/proof/needed-proof.ts';
import { drawLookAt, forgetWaitingLook } from '#features/verification/server/second-looks/draw.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { accept } from '#shared/record/accept.ts';
import type { Draft } from '#shared/record/field.ts';
import { refuse } from '#shared/refusal.ts';
import type { ApplicationStatus, applicationEndpoints } from '../contract.ts';
import { approvalDespiteFields, approvalFields, rejectionFields } from '../fields/staff-verdict.ts';
import { mayApprove, mayDecide } from '../rules/may-decide.ts';
import { needsTwo, nextApproval } from '../rules/next-approval.ts';
import { approvalMailTexts } from '../texts/agreement.ts';
import { applicationTexts } from '../texts/applications.ts';
import { staffApplicationRefusals } from '../texts/staff-refusals.ts';
import { prepareAgreementLater } from './agreement/prepare-agreement.ts';
import { wayToSign } from './agreement/way-to-sign.ts';
import { whatIsNeeded } from './agreement/what-is-needed.ts';
import { applicationApproved, applicationApprovedFirst, applicationRejected } from './happenings.ts';
import { type Again, isWorseSinceFirst, weighAgain } from './weigh-again.ts';

export async function approveApplication(
  work: Work<Actor>,
  { params, body }: Received<typeof applicationEndpoints, 'POST /api/loan-application/admin/:id/approve'>,
) {
  return work.transaction(async (work) => {
    const application = await lockUndecided(work, params.id);
    if (!mayApprove(application, application.account_status))
      return refuse(staffApplicationRefusals['application.borrower_closed']);
    const { secondApprovalAboveCents } = await policyInForce(work);
    const first = application.first_approved_by;
    const next = (again: Again | null) => nextAfter(work, application, again, secondApprovalAboveCents);
    // By what its sender may know: of a verdict that waits for its second look nobody learns by an approval that cannot count.
    if (first) await refuseFirst(work, first, next(await weighAgain(work, application, work.actor)));
    const again = await weighAgain(work, application);
    const { approval, isOverride, isSecond } = next(again);
    if (first) await refuseFirst(work, first, { approval, isSecond });
    const found = foundAgain(again, body);
    if (approval === 'first') return approveFirst(work, application, found);
    const byTheSame = first === work.actor.id;
    const verdict = {
      status: 'Approved',
      approval_note: bothOf(application.first_approval_note, found.note),
      decided_again: found.kept.decided_again,
      worse_reason: isOverride ? bothOf(application.worse_reason, found.kept.worse_reason) : null,
      // Where the same officer approved first and one person is enough by now, the earlier approval is dropped and this one is final.
      ...(byTheSame ? { first_approved_by: null, first_approved_at: null } : {}),
    } as const;
    await decide(work, application, verdict);
    if (first === null && application.decision_id !== null && !isSecond)
      await drawLookAt(work, 'Applications', aboutOf(application), 'Approved');
    await prepareAgreementLater(work, application.id);
    const needed = await stillNeeded(work, application.account_id, application.amount_cents);
    const amount = showMoney(application.amount_cents);
    const letter = applicationTexts.approvedMail(amount, nextOf(work, needed));
    const mail = { ...letter, link: wayToSign(work, application.id) };
    const { before, after } = changeOf(application, verdict);
    const entry = { before, after: { ...after, decided_again: undefined, ...found.audited } };
    const neededWords = needed.length > 0 ? neededProofTexts.lead(needed) : undefined;
    await happened(work, applicationApproved, factsOf(work, application, mail, neededWords), entry);
    return { message: applicationTexts.approved, status: 'Approved' as const };
  });
}

/** What an approval does on these facts, and whether it is the second of two. */
function nextAfter(
  { actor }: Work<Actor>,
  application: Undecided,
  again: Again | null,
  secondApprovalAboveCents: number | null,
) {
  const isOverride = again !== null && again.worse.length > 0;
  const asking = { amountCents: application.amount_cents, isOverride };
  const approval = nextApproval(
    {
      ...asking,
      firstApprovedBy: application.first_approved_by,
      isWorseSinceFirst: isWorseSinceFirst(application, again),
    },
    secondApprovalAboveCents,
    actor.id,
  );
  return {
    approval,
    isOverride,
    isSecond: approval === 'final' && needsTwo(asking, secondApprovalAboveCents),
  };
}

/** Refuses the first of two once more, and as the second of two whoever is of one hand with the first. */
async function refuseFirst(
  work: Work<Actor>,
  first: IdOf<'accounts'>,
  { approval, isSecond }: Pick<ReturnType<typeof nextAfter>, 'approval' | 'isSecond'>,
): Promise<void> {
  if (approval === 'again') refuse(staffApplicationRefusals['application.approved_by_you']);
  if (isSecond) await refuseOneHand(work, [first]);
}

export async function rejectApplication(
  work: Work<Actor>,
  { params, body }: Received<typeof applicationEndpoints, 'POST /api/loan-application/admin/:id/reject'>,
) {
  if (body.id !== undefined && body.id !== params.id) refuse('request.not_found');
  const { rejectionReason: reason, rejectionNote } = accept(
    staffApplicationRefusals['application.reason_needed'],
    rejectionFields,
    body,
  );
  return work.transaction(async (work) => {
    const application = await lockUndecided(work, params.id);
    const verdict = {
      status: 'Rejected',
      rejection_reason: reason,
      rejection_note: rejectionNote || null,
    } as const;
    await decide(work, application, verdict);
    await drawOfRejection(work, application);
    const { label, ...letter } = applicationTexts.rejectedMail(showMoney(application.amount_cents), reason);
    const url = linkTo(work.services.config, `/loan-application/${application.id}`);
    const mail = { ...letter, link: { label, url } };
    const facts = factsOf(work, application, mail, reason);
    await happened(work, applicationRejected, facts, changeOf(application, verdict));
    return { message: applicationTexts.rejected, status: 'Rejected' as const };
  });
}

const aboutOf = ({ id, account_id }: Undecided) => ({ id, accountId: account_id });

/** A verdict of one person on what was offered is given a second time; where an approval would have asked for two, or the facts have got worse since, it is not. */
async function drawOfRejection(work: Work<Actor>, application: Undecided): Promise<void> {
  const { id, first_approved_by, amount_cents: amountCents, decision_id } = application;
  if (first_approved_by !== null || decision_id === null) return;
  // Drawn first, because few are, and weighing the facts anew reads all that the person has sent.
  if (!(await drawLookAt(work, 'Applications', aboutOf(application), 'Rejected'))) return;
  const { secondApprovalAboveCents } = await policyInForce(work);
  const again = await weighAgain(work, application);
  const isOverride = again !== null && again.worse.length > 0;
  if (needsTwo({ amountCents, isOverride }, secondApprovalAboveCents))
    await forgetWaitingLook(work, 'Applications', id);
}

/** What comes after the approval, as its letter says it. */
const nextOf = ({ services }: Work, needed: NeededProof[]): readonly string[] =>
  needed.length === 0
    ? approvalMailTexts.next
    : approvalMailTexts.nextOnceProved(papersInWords(needed), whatIsNeeded(services, needed));

type Verdict =
  | {
      status: 'Approved';
      approval_note: string | null;
      decided_again: string | null;
      worse_reason: string | null;
      first_approved_by?: null;
      first_approved_at?: null;
    }
  | { status: 'Rejected'; rejection_reason: string; rejection_note: string | null };

type FoundAgain = ReturnType<typeof foundAgain>;

/** What is kept of an approval, and written to the audit log. Refuses without a reason where this loan would not be offered like this any more. */
function foundAgain(again: Again | null, body: Draft<typeof approvalDespiteFields>) {
  const fields = staffApplicationRefusals['application.fields'];
  const note = accept(fields, approvalFields, { approvalNote: body.approvalNote }).approvalNote || null;
  if (!again) return { note, kept: { decided_again: null, worse_reason: null }, audited: {} };
  const { now, worse } = again;
  const refusal = staffApplicationRefusals['application.facts_worse'];
  const worse_reason = worse.length > 0 ? accept(refusal, approvalDespiteFields, body).worseReason : null;
  return {
    note,
    kept: { decided_again: JSON.stringify(now), worse_reason },
    audited: { score: now.score, grade: now.grade, worse, worse_reason, is_override: worse.length > 0 },
  };
}

const bothOf = (first: string | null, second: string | null): string | null =>
  [first, second].filter(Boolean).join('\n\n') || null;

type Undecided = Awaited<ReturnType<typeof lockUndecided>>;

const WHY_NOT: Partial<Record<ApplicationStatus, keyof typeof staffApplicationRefusals>> = {
  Waiting: 'application.lender_decides',
  Withdrawn: 'application.withdrawn',
};

/** Locks an application that waits for staff. Refuses when it is decided or taken back already, or a lender's to decide. */
async function lockUndecided(work: Work<Actor>, id: IdOf<'applications'>) {
  const application = await work.db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select([
      'applications.id',
      'applications.account_id',
      'applications.status',
      'amount_cents',
      'rate_monthly_bps',
      'first_approved_by',
      'also_approved_by',
      'first_approval_note',
      'decision_id',
      'worse_reason',
      'decided_again',
      'email',
      'accounts.status as account_status',
    ])
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirst();
  if (!application) return refuse('request.not_found');
  if (!mayDecide(application))
    return refuse(staffApplicationRefusals[WHY_NOT[application.status] ?? 'application.decided']);
  return application;
}

/** Records the first of two approvals. The borrower hears of nothing yet: the application stays pending until a second person has approved it. */
async function approveFirst(
  work: Work<Actor>,
  { id, account_id, first_approved_by: earlier, also_approved_by }: Undecided,
  { note, kept, audited }: FoundAgain,
) {
  const approval = {
    // An approval that the facts have overtaken counts no more, but whoever gave it does not hand over the money either.
    also_approved_by: earlier ? [...also_approved_by, earlier] : also_approved_by,
    first_approved_by: work.actor.id,
    first_approved_at: work.now,
    first_approval_note: note,
    ...kept,
  };
  await work.db.updateTable('applications').set(approval).where('id', '=', id).execute();
  const facts = { subjectId: id, accountId: account_id };
  await happened(work, applicationApprovedFirst, facts, {
    before: { approvals: 0 },
    after: { approvals: 1, first_approval_note: note, ...audited },
  });
  return { message: applicationTexts.approvedFirst, status: 'Pending' as const };
}

const decide = (work: Work<Actor>, { id }: Undecided, verdict: Verdict) =>
  work.db
    .updateTable('applications')
    .set({ ...verdict, decided_by: work.actor.id, decided_at: work.now })
    .where('id', '=', id)
    .execute();

const changeOf = ({ status, first_approved_by }: Undecided, verdict: Verdict) => ({
  before: { status, firstApprovedBy: first_approved_by },
  after: verdict,
});

const factsOf = (
  { now }: Work,
  { id, account_id, email, amount_cents, rate_monthly_bps }: Undecided,
  { paragraphs, ...mail }: Pick<Mail, 'subject' | 'link'> & { paragraphs: readonly string[] },
  reason?: string,
) => ({
  subjectId: id,
  accountId: account_id,
  loan: {
    loanAmount: centsToDollars(amount_cents),
    interestRate: rate_monthly_bps / 100,
    ...(reason === undefined ? {} : { reason }),
  },
  mails: [
    {
      to: email,
      accountId: account_id,
      ...mail,
      paragraphs: withVerdict(paragraphs, { desk: 'credit' }, now),
    },
  ],
});

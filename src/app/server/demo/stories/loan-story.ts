// What asking for a loan leaves: the engine's decision, the application on its offer, and what staff said.

import { applicationApproved, applicationRejected } from '#features/applications/server/happenings.ts';
import { applicationTexts } from '#features/applications/texts/applications.ts';
import type { Decision } from '#features/decisions/contract.ts';
import { addDays, readDay, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { AMOUNT_STEP_CENTS } from '#shared/loans/loan-terms.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { decisionAt } from '../people/plan.ts';
import type { Step } from '../people/steps.ts';
import { APPROVAL_NOTES, LOAN_REJECTIONS } from '../people/words.ts';
import type { Row } from './insert-rows.ts';
import { remember, type Telling } from './telling.ts';

type LoanStep = Extract<Step, { does: 'look' | 'apply' | 'settle' | 'repay' | 'run' }>;

export function playLoan(telling: Telling, step: LoanStep): void {
  if (step.does === 'settle') settle(telling, step);
  else if (step.does === 'repay') latestApplication(telling).closed_at = new Date(step.at);
  else if (step.does !== 'run') {
    const decision = decisionAt(telling.world, telling.plan, step);
    if (step.does === 'apply') apply(telling, decision, step.at);
    else keepDecision(telling, decision, step.at);
  }
}

function apply(telling: Telling, decision: Decision, at: number): void {
  const { plan, account, rows } = telling;
  const { offer, inputs } = decision;
  if (!offer) throw new Error('a demo person applied without an offer');
  const steps = Math.floor(offer.maxLoanAmountCents / AMOUNT_STEP_CENTS);
  rows.applications.push({
    id: plan.random.id(at),
    account_id: account.id,
    decision_id: keepDecision(telling, decision, at),
    model: inputs.model,
    amount_cents: cents(AMOUNT_STEP_CENTS * plan.random.whole(Math.ceil(steps / 2), steps)),
    rate_monthly_bps: offer.rateMonthlyBps,
    term_months: offer.loanTermMonths,
    status: 'Pending',
    loan_info: {
      name: applicationTexts.productName,
      type: 'Unsecured Regular Loan',
      description: applicationTexts.productDescription,
      maximumAmount: centsToDollars(cents(offer.maxLoanAmountCents)),
      defaultInterestRate: offer.rateMonthlyBps / 100,
      minimumTerm: offer.loanTermMonths,
      maximumTerm: offer.loanTermMonths,
    },
    product_info: { name: applicationTexts.productName, type: 'Personal' },
    created_at: new Date(at),
  });
}

function keepDecision({ plan, account, rows }: Telling, decision: Decision, at: number): IdOf<'decisions'> {
  const { inputs, ...outcome } = decision;
  const { offer } = decision;
  const id = plan.random.id<'decisions'>(at);
  const expires = offer && readDay(offer.expiresOn);
  rows.decisions.push({
    id,
    account_id: account.id,
    model: inputs.model,
    policy_version: decision.policyVersion,
    inputs,
    outcome,
    approved: offer !== null,
    score: decision.score,
    grade: decision.grade ?? '',
    max_amount_cents: cents(offer?.maxLoanAmountCents ?? 0),
    rate_monthly_bps: offer?.rateMonthlyBps ?? 0,
    term_months: offer?.loanTermMonths ?? 0,
    created_at: new Date(at),
    expires_at: expires ? startOfDay(addDays(expires, 1)) : new Date(at),
  });
  return id;
}

function settle(telling: Telling, { verdict, at }: Extract<LoanStep, { does: 'settle' }>): void {
  const { world, plan } = telling;
  const application = latestApplication(telling);
  const reason = verdict === 'Rejected' ? plan.random.pick(LOAN_REJECTIONS) : null;
  const decided = {
    status: verdict,
    approval_note: reason ? null : plan.random.pick(APPROVAL_NOTES) || null,
    rejection_reason: reason,
    decided_by: plan.random.pick(world.staffIds),
    decided_at: new Date(at),
  };
  Object.assign(application, decided);
  const facts = {
    subjectId: application.id,
    accountId: telling.account.id,
    loan: {
      loanAmount: centsToDollars(application.amount_cents),
      interestRate: application.rate_monthly_bps / 100,
      ...(reason ? { reason } : {}),
    },
    mails: [],
  };
  remember(telling, at, reason ? applicationRejected : applicationApproved, facts, {
    actorId: decided.decided_by,
    before: { status: 'Pending' },
    after: reason ? { status: verdict, rejection_reason: reason } : { status: verdict },
  });
}

function latestApplication({ rows }: Telling): Row<'applications'> {
  const application = rows.applications.at(-1);
  if (!application) throw new Error('a loan was settled before it was asked for');
  return application;
}

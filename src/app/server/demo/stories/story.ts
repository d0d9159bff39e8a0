// Turns a plan into the rows that living through it would have left: account, sections, documents, seeds, activities.

import { FEELINGS, REWARDS, REWARDS_CHOSEN } from '#features/quiz/rules/quiz-answers.ts';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import { cents } from '#shared/money.ts';
import type { Desk } from '../papers/desk.ts';
import type { DemoWorld, Plan } from '../people/plan.ts';
import type { Step } from '../people/steps.ts';
import { type DemoRows, noRows, type Row } from './insert-rows.ts';
import { playLoan } from './loan-story.ts';
import { prove, review, submit } from './section-story.ts';
import type { Telling } from './telling.ts';

/** The rows of one person; documents are handed out by the desk, which keeps theirs. */
export async function playStory(world: DemoWorld, plan: Plan, desk: Desk): Promise<DemoRows> {
  const account = accountOf(world, plan);
  const telling = { world, plan, desk, account, rows: noRows() };
  telling.rows.accounts.push(account);
  telling.rows.seed_accounts.push({ id: seedAccountOf(account.id), kind: 'Person' });
  for (const step of plan.steps) await playStep(telling, step);
  // The last one written leaves the moment of the latest change in the staff's panel.
  telling.rows.submissions.sort((one, other) => one.changed_at.getTime() - other.changed_at.getTime());
  return telling.rows;
}

function accountOf(world: DemoWorld, { person, stage, steps, random }: Plan): Row<'accounts'> {
  const [signUp] = steps;
  const confirmed = steps.find(({ does }) => does === 'confirm');
  const last = steps.at(-1);
  return {
    id: random.id(signUp?.at ?? 0),
    email: person.email,
    password_hash: world.passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.mobile,
    user_type: 'User',
    status: stage.status,
    info_status: stage.infoStatus,
    email_verified_at: confirmed ? new Date(confirmed.at) : null,
    last_login_at: confirmed && last ? new Date(last.at) : null,
    created_at: new Date(signUp?.at ?? 0),
  };
}

async function playStep(telling: Telling, step: Step): Promise<void> {
  if (step.does === 'quiz') answerQuiz(telling, step.at);
  else if (step.does === 'submit') await submit(telling, step.sId, step.at);
  else if (step.does === 'prove') await prove(telling, step.sId, step.at);
  else if (step.does === 'review') review(telling, step);
  else if (step.does !== 'signUp' && step.does !== 'confirm') playLoan(telling, step);
}

function answerQuiz({ plan: { random }, account, rows }: Telling, at: number): void {
  const draws = random.chance(0.55);
  const from = random.whole(0, REWARDS.length - REWARDS_CHOSEN);
  rows.quiz_answers.push({
    account_id: account.id,
    current_financial_situation_feeling: random.pick(FEELINGS),
    partner_draw: draws,
    throw_per_month_cents: draws ? cents(random.stepped(2_000_00, 40_000_00, 500_00)) : null,
    rewards: REWARDS.slice(from, from + REWARDS_CHOSEN),
    created_at: new Date(at),
  });
}

// Somebody to log in as on a first start outside production: an admin, a moderator and a borrower past the quiz.

import { type NewAccount, openAccount } from '#features/accounts/server/open-account.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { FEELINGS, REWARDS, REWARDS_CHOSEN } from '#features/quiz/rules/quiz-answers.ts';
import type { Work } from '#platform/server/work.ts';
import { DAY_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';

/** Known to everybody who reads this: fit for people who are made up, and for nobody else. */
export const DEMO_PASSWORD = 'Blue-Mahoe-2026';

const DEMO_ACCOUNTS: readonly Omit<NewAccount, 'passwordHash'>[] = [
  {
    email: 'admin@pimento.example',
    firstName: 'Althea',
    lastName: 'Morgan',
    userType: 'Admin',
    status: 'Active',
  },
  {
    email: 'moderator@pimento.example',
    firstName: 'Devon',
    lastName: 'Clarke',
    userType: 'Moderator',
    status: 'Active',
  },
  {
    email: 'borrower@pimento.example',
    firstName: 'Marcia',
    lastName: 'Campbell',
    phone: '8765550142',
    userType: 'User',
    status: 'Created',
  },
];

/** They joined a month ago, so that what they did since has its time. */
const JOINED_MS_AGO = 30 * DAY_MS;

const DEMO_PROMO = { code: 'LIGNUM', seeds: 50 };

/** Opens them in a database without any account, never where others can reach it. Answers a line for each, with e-mail and password. */
export async function installDemoAccounts(work: Work): Promise<string[]> {
  const { config, db } = work.services;
  if (!config.forTryingOut) return [];
  if (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return [];
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return work.transaction(async (work) => {
    const lines: string[] = [];
    const then = { ...work, now: new Date(work.now.getTime() - JOINED_MS_AGO) };
    for (const account of DEMO_ACCOUNTS) {
      // Another server that starts at the same moment may have been first.
      const opened = await openAccount(then, { ...account, passwordHash });
      if (!opened) continue;
      const isBorrower = account.userType === 'User';
      if (isBorrower) await answerQuiz(then, opened.id);
      const who = isBorrower ? 'borrower' : account.userType.toLowerCase();
      lines.push(`Demo ${who}: ${account.email}, password ${DEMO_PASSWORD}`);
    }
    await work.db
      .insertInto('promo_codes')
      .values({ ...DEMO_PROMO, created_at: work.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return [...lines, `Demo promo code: ${DEMO_PROMO.code}, ${DEMO_PROMO.seeds} seeds at sign-up`];
  });
}

async function answerQuiz(work: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await work.db
    .insertInto('quiz_answers')
    .values({
      account_id: accountId,
      current_financial_situation_feeling: FEELINGS[2],
      partner_draw: false,
      throw_per_month_cents: null,
      rewards: REWARDS.slice(0, REWARDS_CHOSEN),
      created_at: work.now,
    })
    .execute();
}

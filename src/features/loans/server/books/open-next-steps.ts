// Opens larger amounts to borrowers who repaid a first loan so early that they had to wait for them (decisions/027).
import { unlockFullModel } from '#features/accounts/server/change-standing.ts';
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { nextStepMail } from '../../texts/repaid.ts';
import { nextStepOpened } from '../repaid-happenings.ts';

const BATCH = 200;

/** Just after midnight, and at the start: a day that passed while no server ran is made up for. */
export const openNextStepsJob = (services: Services): Job => ({
  name: 'open-next-steps',
  cron: '10 0 * * *',
  atStart: true,
  run: async () => {
    await openNextSteps(services, new Date());
  },
});

/** Several of these jobs may run at once; each loan is handled by one of them. */
export async function openNextSteps(services: Services, now: Date): Promise<void> {
  const work = backgroundWork(services, now);
  for (let found = BATCH; found === BATCH; ) found = await work.transaction(openBatch);
}

async function openBatch(work: Work): Promise<number> {
  const due = await work.db
    .selectFrom('loans as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select([
      'l.id',
      'l.number',
      'l.account_id',
      'l.amount_cents',
      'l.rate_monthly_bps',
      'a.email',
      'a.first_name',
    ])
    .where('l.opens_next_on', '<=', dayOf(work.now))
    .where('a.erased_at', 'is', null)
    .orderBy('l.id')
    .limit(BATCH)
    .forUpdate('l')
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  await work.db
    .updateTable('loans')
    .set({ opens_next_on: null })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  const opened: typeof due = [];
  for (const loan of due) if (await unlockFullModel(work, loan.account_id)) opened.push(loan);
  await happenedAll(
    work,
    nextStepOpened,
    opened.map((loan) => ({ facts: factsOf(work, loan) })),
  );
  return due.length;
}

type Due = {
  number: string;
  account_id: Parameters<typeof unlockFullModel>[1];
  amount_cents: Parameters<typeof centsToDollars>[0];
  rate_monthly_bps: number;
  email: string;
  first_name: string;
};

function factsOf({ services }: Work, loan: Due) {
  const { open, ...mail } = nextStepMail({ name: loan.first_name, number: showLoanNumber(loan.number) });
  return {
    accountId: loan.account_id,
    loan: { loanAmount: centsToDollars(loan.amount_cents), interestRate: loan.rate_monthly_bps / 100 },
    mail: {
      ...{ to: loan.email, accountId: loan.account_id, ...mail },
      link: { label: open, url: linkTo(services.config, '/earn-points') },
    },
  };
}

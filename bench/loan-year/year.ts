// Lives one year of loans on the product's own actions and jobs: every day ages, reminds, lends, takes payments and writes how it stood.

import { type RawBuilder, sql } from 'kysely';
import { ageLoans } from '#features/loans/server/arrears/age-loans.ts';
import { remindBorrowers } from '#features/loans/server/arrears/remind-borrowers.ts';
import { lockLoans } from '#features/loans/server/books/lock-loans.ts';
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import { keepPortfolioDay } from '#features/loans/server/portfolio/keep-portfolio-day.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { addDays, type Day, MINUTE_MS, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { asId } from '#tests/support/ids.ts';
import { DAYS, type MadeUpLoan } from './made-up-loan.ts';

const BATCH = 200;
/** The member of staff who does everything. */
const OFFICER = 0;

export type Year = { payments: number; reminders: number; refused: number };

export async function liveYear(
  services: Services,
  loans: readonly MadeUpLoan[],
  firstDay: Day,
): Promise<Year> {
  await makePeople(services, loans);
  const openings = Map.groupBy(loans, ({ opensOn }) => opensOn);
  const payments = Map.groupBy(
    loans.flatMap((loan) => loan.payments.map((payment, number) => ({ ...payment, loan, number }))),
    ({ on }) => on,
  );
  const ids = new Map<number, IdOf<'loans'>>();
  const year: Year = { payments: 0, reminders: 0, refused: 0 };
  for (let offset = 0; offset < DAYS; offset++) {
    const day = addDays(firstDay, offset);
    await ageLoans(services, at(day, 5));
    year.reminders += await remindBorrowers(services, at(day, 7 * 60));
    for (const batch of inBatches(openings.get(day) ?? []))
      await backgroundWork(services, at(day, 10 * 60), 'bench').transaction((work) => lend(work, batch, ids));
    for (const batch of inBatches(payments.get(day) ?? []))
      await backgroundWork(services, at(day, 12 * 60), 'bench').transaction(async (work) => {
        const locked = await lockLoans(
          work,
          batch.map(({ loan }) => asId<'loans'>(ids.get(loan.index) ?? '')),
        );
        const answers = await postAll(
          work,
          idOf(OFFICER),
          batch.flatMap(({ loan, number, amount, on }) => {
            const found = locked.get(ids.get(loan.index) ?? '');
            const reference = `SIM-${loan.index}-${number}`;
            return found
              ? [
                  {
                    loan: found,
                    event: { kind: 'Repayment' as const, amountCents: cents(amount), on },
                    reference,
                  },
                ]
              : [];
          }),
        );
        year.payments += answers.length;
        year.refused += answers.filter((answer) => 'refused' in answer).length;
      });
    await keepPortfolioDay(services.db, day);
  }
  return year;
}

async function lend(
  work: Work,
  loans: readonly MadeUpLoan[],
  ids: Map<number, IdOf<'loans'>>,
): Promise<void> {
  for (const { index, amount, rateMonthlyBps, termMonths, opensOn } of loans) {
    const { id } = await openLoan(work, {
      applicationId: idOf(index + 1, 4),
      accountId: idOf(index + 1),
      partnerId: null,
      amountCents: cents(amount),
      rateMonthlyBps,
      termMonths,
      repaymentOption: 'Monthly',
      disbursedOn: opensOn,
      reference: `PAYOUT-${index}`,
      disbursedBy: idOf(OFFICER),
    });
    ids.set(index, id);
  }
}

/** People with an account, and their approved applications: what comes before the year. */
async function makePeople({ db }: Services, loans: readonly MadeUpLoan[]): Promise<void> {
  const rows = JSON.stringify(
    loans.map(({ index, amount, rateMonthlyBps, termMonths }) => ({
      n: index + 1,
      amount,
      bps: rateMonthlyBps,
      months: termMonths,
    })),
  );
  const statements: RawBuilder<unknown>[] = [
    sql`create function sim_id(kind int, n int) returns uuid language sql immutable as
      $$ select ('01900000-0000-7000-8' || lpad(to_hex(kind), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid $$`,
    sql`insert into accounts (id, email, password_hash, first_name, last_name, user_type, status, info_status, email_verified_at, created_at)
      select sim_id(1, n), 'sim-' || n || '@example.com', '-', 'Sim', 'Person ' || n, case when n in (0, ${sql.lit(loans.length + 1)}) then 'Admin' else 'User' end, 'Active', 'FirstModel', now(), now()
      from generate_series(0, ${sql.lit(loans.length + 1)}) n`,
    sql`insert into seed_accounts (id, kind) select id, 'Person' from accounts where email like 'sim-%'`,
    sql`insert into decisions (id, account_id, model, policy_version, inputs, outcome, approved, score, grade, max_amount_cents, rate_monthly_bps, term_months, created_at, expires_at)
      select sim_id(3, n), sim_id(1, n), 'FirstModel', (select max(version) from policies), '{}', '{}', true, 60, 'C', amount, bps, months, now(), now()
      from jsonb_to_recordset(${rows}::jsonb) as s(n int, amount bigint, bps int, months int)`,
    sql`insert into applications (id, account_id, decision_id, model, amount_cents, rate_monthly_bps, term_months, status, loan_info, product_info, decided_by, decided_at, created_at)
      select sim_id(4, n), sim_id(1, n), sim_id(3, n), 'FirstModel', amount, bps, months, 'Approved', '{}', '{}', sim_id(1, ${sql.lit(loans.length + 1)}), now(), now()
      from jsonb_to_recordset(${rows}::jsonb) as s(n int, amount bigint, bps int, months int)`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const idOf = <Table extends string>(n: number, kind = 1): IdOf<Table> =>
  asId(`01900000-0000-7000-8${kind.toString(16).padStart(3, '0')}-${n.toString(16).padStart(12, '0')}`);

const at = (day: Day, minutes: number): Date => new Date(startOfDay(day).getTime() + minutes * MINUTE_MS);

function* inBatches<One>(all: readonly One[]): Generator<One[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

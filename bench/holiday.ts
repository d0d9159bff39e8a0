// `npm run bench:holiday`: a holiday on a day on which very many loans fall due: how long it takes to move them, how much memory, and what payments wait for meanwhile.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { recordRepayment } from '#features/loans/server/desk/record-repayment.ts';
import { postponeInstalments } from '#features/loans/server/holidays/postpone-instalments.ts';
import { showPostponed } from '#features/loans/server/holidays/show-postponed.ts';
import { addHoliday } from '#features/upkeep/server/holidays.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { leftToNobody } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { moderator, someone } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { fill } from './fill.ts';
import { fillLoans, forgetPlan } from './lists/fill-loans.ts';
import { withoutTriggers, withTriggers } from './million/counted-again.ts';
import { openServices } from './open-services.ts';
import { onPostgres } from './places.ts';

const { values: options } = parseArgs({ options: { loans: { type: 'string', default: '10000,100000' } } });
/** Each of those who are filled in has one loan of ours and three of lenders, and four in five of these run. */
const LOANS_EACH = 3.4;
/** Payments beside the job, and before it for so long. */
const PAYMENTS_A_SECOND = 10;
const BEFORE_MS = 10_000;
const SAMPLE_MS = 100;

for (const size of options.loans.split(',').map(Number)) await measure(size);

async function measure(size: number): Promise<void> {
  const place = await onPostgres();
  const { database, services } = await openServices(place, { poolSize: 8, jobsOn: () => leftToNobody });
  const { db } = database;
  try {
    await lender(services);
    const [officer, admin] = [await moderator(services), await someone(services, { userType: 'Admin' })];
    // Those who are filled in are called so too.
    await sql`update accounts set email = 'bench-' || email`.execute(db);
    await fill(place, 20 * Math.ceil(size / LOANS_EACH / 20), { isBulk: true });
    const today = dayOf(new Date());
    const holiday = payableOn(addDays(today, 10));
    const loans = await timed('lent', () => lend(place, holiday));
    const preview = await timed('what the admin reads before', () =>
      showPostponed(workAs(services, admin), { query: { day: holiday } }),
    );
    console.log(
      `${size} loans: ${preview.instalments} instalments of ${preview.loans} loans are due on ${holiday}`,
    );
    const payments = pay(services, officer, loans, today);
    await setTimeout(BEFORE_MS);
    console.log(`payments before: ${payments.taken()}`);
    await addHoliday(workAs(services, admin), { body: { day: holiday, name: 'General election' } });
    const memory = await watch(db);
    const moved = await timed('moved', () => postponeInstalments(services, new Date()));
    console.log(`${moved} instalments; ${memory.end()}; payments meanwhile: ${payments.taken()}`);
    await timed('nothing left to move', () => postponeInstalments(services, new Date()));
    await payments.end();
    await database.asOwner(async (db) => {
      await sql`drop index loan_instalments_by_day`.execute(db);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from loan_instalments`.execute(db);
      await timed(`index of ${rows[0]?.count} instalments`, () =>
        sql`create index loan_instalments_by_day on loan_instalments (due_on, loan_id)`.execute(db),
      );
    });
  } finally {
    await database.close();
    await place.remove();
  }
}

/** Lends to everyone; of each loan that is kept the next instalment falls due on `day`, of each that is late the one after it. */
async function lend(place: { databaseUrl: string; dataDir: string }, day: Day): Promise<IdOf<'loans'>[]> {
  const database = await openDatabase({ ...place, poolSize: 1, isGuest: true });
  const { db } = database;
  try {
    await sql`set statement_timeout = 0`.execute(db);
    const { rows } = await sql<{
      id: string;
    }>`select id from accounts where user_type = 'User' order by id limit 1`.execute(db);
    await fillLoans(db, rows[0]?.id ?? '', null);
    const next = sql`b.paid + case b.manner when 'Kept' then 1 else 2 end`;
    for (const statement of [
      withoutTriggers,
      sql`update loan_instalments i set due_on = ${day}::date + 30 * (i.number - (${next})), original_due_on = ${day}::date + 30 * (i.number - (${next}))
        from bench_loans b where b.loan_id = i.loan_id and b.manner in ('Kept', 'Late', 'Stopped')`,
      sql`update loans l set oldest_due_on = i.due_on from bench_loans b join loan_instalments i on i.loan_id = b.loan_id and i.number = b.paid + 1
        where l.id = b.loan_id and b.manner in ('Kept', 'Late', 'Stopped')`,
      withTriggers,
      sql`vacuum analyze`,
    ])
      await statement.execute(db);
    const kept = await sql<{
      loan_id: IdOf<'loans'>;
    }>`select loan_id from bench_loans where manner = 'Kept' order by md5(loan_id::text) limit 5000`.execute(
      db,
    );
    for (const statement of forgetPlan.slice(0, 1)) await statement.execute(db);
    return kept.rows.map(({ loan_id }) => loan_id);
  } finally {
    await database.close();
  }
}

/** Takes payments at their own times, whether or not those before are answered. */
function pay(
  services: Services,
  officer: Awaited<ReturnType<typeof moderator>>,
  loans: readonly IdOf<'loans'>[],
  today: Day,
) {
  let ms: number[] = [];
  let failed = 0;
  let sent = 0;
  const under = new Set<Promise<void>>();
  const one = async () => {
    const number = sent++;
    const id = loans[number % loans.length];
    if (!id) return;
    const start = performance.now();
    const body = { amount: 50, receivedOn: today, reference: `HOLIDAY-${number}`, note: '' };
    await recordRepayment(workAs(services, officer), { params: { id }, body }).catch((error) => {
      if (failed++ === 0) console.log(String(error));
    });
    ms.push(performance.now() - start);
  };
  const timer = setInterval(() => {
    const payment = one();
    under.add(payment);
    void payment.finally(() => under.delete(payment));
  }, 1_000 / PAYMENTS_A_SECOND);
  return {
    taken() {
      const sorted = ms.toSorted((a, b) => a - b);
      const at = (share: number) =>
        (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
      const said = `${sorted.length}, ${failed} in vain, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
      ms = [];
      return said;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}

/** The most memory of this process, and of the database's own processes without what they share, in MB. */
async function watch(db: Services['db']) {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const before = own();
  let [node, base] = [before, 0];
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const timer = setInterval(() => {
    node = Math.max(node, own());
    base = Math.max(
      base,
      rows.reduce((sum, { pid }) => sum + anonymousOf(pid), 0),
    );
  }, SAMPLE_MS);
  return {
    end() {
      clearInterval(timer);
      loop.disable();
      const [often, longest] = [loop.percentile(95), loop.max].map((ns) => Math.round(ns / 1e6));
      return `this process stood still for ${longest} ms at most (95 of 100: ${often}); node at most ${node} MB (${before} before), the database's connections ${base} MB`;
    },
  };
}

function own(): number {
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}

function anonymousOf(pid: number): number {
  try {
    return Math.round(
      Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
}

async function timed<Answer>(what: string, run: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const answer = await run();
  console.log(`${what}: ${((performance.now() - start) / 1_000).toFixed(2)} s`);
  return answer;
}

// Fills a database outside production with demo people in every state, the same ones for the same seed and day.

import { sql } from 'kysely';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { policyInForce } from '#features/decisions/server/policies.ts';
import { freshCatalogue } from '#features/information/server/catalogue.ts';
import { ageLoans } from '#features/loans/server/arrears/age-loans.ts';
import { sealNumbers } from '#features/verification/server/seal-numbers.ts';
import type { Db } from '#platform/server/database/database.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import { isStaff } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import { isBorrower, mayLogIn } from '#shared/actor.ts';
import { type Day, startOfDay } from '#shared/calendar.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { workDesks } from './desks/work-desks.ts';
import { lendSome } from './lenders/lend-some.ts';
import { type DemoLoan, runLoans } from './loans/run-loans.ts';
import { type Desk, noPapers, ownPapers, type Render, sharedPapers, writePapers } from './papers/desk.ts';
import { renderPaper } from './papers/render.ts';
import { drawPerson } from './people/person.ts';
import { type DemoWorld, domainOf, planPerson } from './people/plan.ts';
import { randomFrom } from './people/random.ts';
import { type Redeemer, redeemSome } from './prizes/redeem-some.ts';
import { type DemoRows, insertRows, joinRows, noRows } from './stories/insert-rows.ts';
import { playStory } from './stories/story.ts';

/** `today` is the first day on which nothing has happened yet. */
export type DemoOrder = { users: number; seed: string; today: Day };

export type DemoResult = {
  added: number;
  alreadyThere: number;
  files: number;
  seconds: number;
  /** Somebody to look at in each state: its name, and an e-mail address. */
  examples: [state: string, email: string][];
};

/** People written in one transaction. */
const BATCH = 500;
const OWN_PAPERS = 1_000;
/** All whom a demonstration has; of the many more that a measurement asks for each batch shares one document of each kind. */
const hasOwnPapers = (number: number): boolean => number < OWN_PAPERS;

/**
 * Adds people 0 to `users` − 1 of a seed, leaving out those who are there. `onProgress` hears, after each batch, how many
 * of them are done. Throws in production, and where nobody is there to have decided things.
 */
export async function seedDemo(
  work: Work,
  { users, seed, today }: DemoOrder,
  onProgress: (done: number, seconds: number) => void = () => {},
): Promise<DemoResult> {
  if (work.services.config.production) throw new Error('Demo people are never put into production.');
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const world = await openWorld(work, seed, today);
  const present = await numbersPresent(work, world);
  const result: DemoResult = { added: 0, alreadyThere: 0, files: 0, seconds: 0, examples: [] };
  for (let from = 0; from < users; from += BATCH) {
    const all = Array.from({ length: Math.min(BATCH, users - from) }, (_, index) => from + index);
    const numbers = all.filter((number) => !present.has(number));
    const batch = await addBatch(work, world, numbers);
    result.added += numbers.length;
    result.alreadyThere += all.length - numbers.length;
    result.files += batch.files;
    if (from === 0) result.examples = batch.examples;
    onProgress(from + all.length, seconds());
  }
  await unhurried(work, (db) =>
    workDesks(db, { staffIds: world.staffIds, endMs: startOfDay(world.today).getTime() }),
  );
  await sealNumbers(work.services, work.now);
  // The server would gather its statistics a minute later, and plans by them.
  await unhurried(work, async (db) => {
    await sql`select gather_statistics()`.execute(db);
  });
  return { ...result, seconds: seconds() };
}

async function openWorld(work: Work, seed: string, today: Day): Promise<DemoWorld> {
  const staff = await work.db
    .selectFrom('accounts')
    .select('id')
    .where(isStaff('user_type'))
    .orderBy('id')
    .limit(5)
    .execute();
  if (staff.length < 2)
    throw new Error(
      'Demo people need two of the staff, because who approves a loan does not hand over its money. Make another one first: npm run admin:create -- <email> <first> <last>',
    );
  return {
    seed,
    today,
    sections: (await freshCatalogue(work)).sections,
    policy: await policyInForce(work),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    staffIds: staff.map(({ id }) => id),
  };
}

async function numbersPresent(work: Work, world: DemoWorld): Promise<Set<number>> {
  const rows = await work.db
    .selectFrom('accounts')
    .select('email')
    .where('search_text', 'like', likePattern(`@${domainOf(world)}`))
    .execute();
  return new Set(rows.map(({ email }) => numberIn(email)));
}

const numberIn = (email: string): number => Number(/(\d+)@/.exec(email)?.[1]);

/** Bytes first: those without a row are swept away one day, a row without its bytes would stay. */
async function addBatch(work: Work, world: DemoWorld, numbers: readonly number[]) {
  const papers = noPapers();
  const render: Render = (kind, person) => renderPaper(kind, person, world.today);
  const holder = drawPerson(
    randomFrom(`${world.seed}/papers/${numbers[0]}`),
    0,
    domainOf(world),
    world.today,
  );
  const shared = sharedPapers(render, papers, holder);
  const examples = new Map<string, string>();
  const play = (number: number, desk: Desk) => {
    const plan = planPerson(world, number);
    if (!examples.has(plan.stage.name)) examples.set(plan.stage.name, plan.person.email);
    return playStory(world, plan, desk);
  };
  // Drawing documents waits for other threads, so those with their own go together; those who share, in order.
  const stories: DemoRows[] = await Promise.all(
    numbers.filter(hasOwnPapers).map((number) => play(number, ownPapers(render, papers))),
  );
  for (const number of numbers) if (!hasOwnPapers(number)) stories.push(await play(number, shared));
  await writePapers(work.services.files, papers);
  const { files, file_uses } = papers;
  const rows = joinRows(stories);
  const scene = { ...world, endMs: startOfDay(world.today).getTime() };
  const loans = loansIn(rows);
  const afterwards = rows.applications.filter((one) => loans.some((loan) => cameAfter(loan, one)));
  const before = rows.applications.filter((one) => !afterwards.includes(one));
  await unhurried(work, (db) => insertRows(db, { ...rows, applications: before, files, file_uses }));
  await runLoans(work, loans, scene);
  await unhurried(work, (db) => insertRows(db, { ...noRows(), applications: afterwards }));
  await redeemSome(work, redeemersIn(rows), scene);
  await lendSome(work, redeemersIn(rows), scene);
  // Beside a running server the nightly job has been and gone.
  await ageLoans(work.services, new Date(scene.endMs));
  return { files: files.length, examples: [...examples] };
}

/** Of the first people the loans that were approved: the books then close what the story says is repaid. */
const loansIn = ({ accounts, applications }: DemoRows): DemoLoan[] =>
  applications.flatMap((application) => {
    const account = accounts.find(({ id }) => id === application.account_id);
    const number = numberIn(account?.email ?? '');
    if (application.status !== 'Approved' || !hasOwnPapers(number)) return [];
    const repaidAt = application.closed_at ?? null;
    application.closed_at = null;
    return [{ number, application, repaidAt }];
  });

/** A person asks for one loan of ours at a time. */
const cameAfter = ({ application }: DemoLoan, other: DemoRows['applications'][number]): boolean =>
  other.account_id === application.account_id && other.id !== application.id;

/** Of the first people those past the quiz; what the others have earned stays with them, which takes less time. */
const redeemersIn = ({ accounts }: DemoRows): Redeemer[] =>
  accounts.flatMap(({ id, email, status, last_login_at }) =>
    hasOwnPapers(numberIn(email)) &&
    isBorrower({ userType: 'User', status }) &&
    mayLogIn(status) &&
    last_login_at
      ? [{ id, number: numberIn(email), at: last_login_at.getTime() }]
      : [],
  );

/** A transaction whose statements may take as long as they do, unlike those of a request. */
const unhurried = (work: Work, run: (db: Db) => Promise<void>): Promise<void> =>
  work.transaction(async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await run(db);
  });

// Contests to look at on a first start outside production: one open of each category, and one that is about to be drawn.
import { randomBytes } from 'node:crypto';
import { openAccount } from '#features/accounts/server/open-account.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { commitmentOf } from '#features/contests/rules/draw-winners.ts';
import { joinWithin } from '#features/contests/server/join-contest.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { workAt } from '../work-at.ts';
import { DEMO_CONTESTS, DEMO_NEIGHBOURS, type DemoContest } from './contest-list.ts';

const CLAIM_DAYS = 30;
/** The neighbours were there before the first contest began. */
const MEMBERS_FOR_MS = 40 * DAY_MS;

/** Puts them into a database without any contest; never in production. */
export async function installDemoContests(work: Work): Promise<void> {
  const { config, db } = work.services;
  if (config.production) return;
  if (await db.selectFrom('contests').select('id').limit(1).executeTakeFirst()) return;
  const people = await peopleToJoin(work);
  // Another server that starts at the same moment was first.
  if (!people) return;
  for (const contest of DEMO_CONTESTS) await insertContest(work, contest, people);
}

type Joiner = { id: IdOf<'accounts'> };

/** The neighbours and, last, the borrower whom one logs in as, who is in those contests that everybody is in. */
async function peopleToJoin(work: Work): Promise<Joiner[] | null> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const earlier = workAt(work, null, new Date(work.now.getTime() - MEMBERS_FOR_MS));
  const neighbours = await earlier.transaction(async (work) => {
    const opened: (Joiner | null)[] = [];
    for (const { firstName, lastName } of DEMO_NEIGHBOURS) {
      const email = `${firstName}.${lastName}@neighbours.example`.toLowerCase();
      const account = {
        email,
        firstName,
        lastName,
        passwordHash,
        userType: 'User',
        status: 'Created',
      } as const;
      opened.push(await openAccount(work, account));
    }
    return opened.filter((each) => each !== null);
  });
  if (neighbours.length === 0) return null;
  const borrower = await work.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'borrower@pimento.example')
    .executeTakeFirst();
  return borrower ? [...neighbours, borrower] : neighbours;
}

/** With everybody in it, in one transaction: the clock would draw one whose end has come while people are still joining. */
async function insertContest(work: Work, contest: DemoContest, people: readonly Joiner[]): Promise<void> {
  const at = (days: number) => new Date(work.now.getTime() + days * DAY_MS);
  const startsAt = at(contest.startsIn);
  const id = newId<'contests'>(work.now.getTime());
  const seed = randomBytes(32).toString('hex');
  const commitment = await commitmentOf(seed);
  const prize = await work.db
    .selectFrom('prizes')
    .select('id')
    .where('name', '=', contest.prize)
    .executeTakeFirstOrThrow();
  await work.transaction(async (work) => {
    await work.db
      .insertInto('contests')
      .values({
        id,
        name: contest.name,
        description: contest.description,
        category: contest.category,
        prize_id: prize.id,
        starts_at: startsAt,
        ends_at: at(contest.endsIn),
        max_winners: contest.maxWinners,
        status: 'Active',
        points: contest.points,
        approval_number: contest.approvalNumber,
        rules: contest.rules,
        claim_days: CLAIM_DAYS,
        commitment,
        opened_at: startsAt,
        created_at: startsAt,
      })
      .execute();
    await work.db.insertInto('contest_secrets').values({ contest_id: id, seed }).execute();
    for (const [index, person] of people.slice(0, contest.joinedBy).entries()) {
      // Each a little later than the one before, and long before the end.
      const joinedAt = new Date(startsAt.getTime() + (index + 1) * 600_000);
      const { db, notices } = work;
      await joinWithin({ ...workAt(work, actorOf(person), joinedAt), db, notices }, id);
    }
  });
}

const actorOf = ({ id }: Joiner): Actor => ({
  id,
  sessionId: newId(),
  userType: 'User',
  status: 'Created',
  infoStatus: 'FirstModel',
});

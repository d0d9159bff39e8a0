import { afterAll, beforeAll, expect, it } from 'vitest';
import { installDefaults } from '#app/server/install-defaults.ts';
import { openAndDrawDue } from '#features/contests/server/contests-due.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { DEMO_CONTESTS } from './contest-list.ts';
import { installDemoContests } from './demo-contests.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await installDefaults(test.services);
});
afterAll(() => test.close());

const contests = () => test.db.selectFrom('contests').selectAll().orderBy('ends_at').execute();

it('has an open contest of each category and an ended one, joined as the list says, with pictures', async () => {
  const rows = await contests();
  expect(new Set(rows.slice(1).map(({ category }) => category))).toEqual(
    new Set(['Spin wheel', 'roulette', 'Multi wheel']),
  );
  expect(rows.map(({ ends_at }) => ends_at > new Date())).toEqual([false, true, true, true]);
  for (const row of rows)
    expect(row.participants).toBe(DEMO_CONTESTS.find(({ name }) => name === row.name)?.joinedBy);
  const pictures = await test.db
    .selectFrom('contests as c')
    .innerJoin('prizes as p', 'p.id', 'c.prize_id')
    .select('p.image_file_id')
    .execute();
  expect(pictures.every(({ image_file_id }) => image_file_id !== null)).toBe(true);
});

it('is joined by everybody also where the clock draws what has ended while people join', async () => {
  const other = await openTestApp();
  let isOver = false;
  const clock = async () => {
    while (!isOver) await openAndDrawDue(other.services, new Date());
  };
  const running = clock();
  try {
    await installDefaults(other.services);
    const rows = await other.db.selectFrom('contests').select(['name', 'participants']).execute();
    for (const { name, participants } of rows)
      expect(participants).toBe(DEMO_CONTESTS.find((contest) => contest.name === name)?.joinedBy);
  } finally {
    isOver = true;
    await running;
    await other.close();
  }
});

it('draws the one that has ended', async () => {
  await openAndDrawDue(test.services, new Date());
  const [ended] = await contests();
  expect(ended?.drawn_at).not.toBeNull();
  const winners = await test.db.selectFrom('contest_winners').selectAll().execute();
  expect(winners).toHaveLength(1);
});

it('adds nothing a second time, nor anything in production', async () => {
  const before = await contests();
  await installDemoContests(workAs(test.services, null));
  const production = { ...test.services, config: { ...test.services.config, production: true } };
  await installDemoContests(workAs(production, null));
  expect(await contests()).toEqual(before);
});

// What was found about a complaint is told to nobody who may have to find it a second time: worlds that differ in the finding and its words alone read the same.
import { beforeAll, expect, it } from 'vitest';
import { complain, officer, sender, takeUp } from '#features/complaints/server/complaints.test-support.ts';
import { everythingReadBy, revealedBy, type World } from './support/blind-worlds.ts';
import { openTestApp } from './support/database.ts';
import { untilNothingRuns } from './support/quiet-jobs.ts';

const WORDS = { Upheld: 'Ann says we were wrong.', NotUpheld: 'Ann says it was right so.' };
const READ = /^GET \/api\/(complaints|casework|audit|mails|find|accounts|waiting|second-looks|list-file)/;

async function worldWhere(outcome: keyof typeof WORDS, as: 'Moderator' | 'Admin' = 'Moderator') {
  const test = await openTestApp();
  try {
    const [ann, reader, lead, from] = [
      await officer(test),
      await officer(test),
      await officer(test, 'Admin'),
      await sender(test),
    ];
    await lead.call('POST /api/second-looks/shares', { body: { queue: 'Complaints', percent: 100 } });
    const { _id } = await complain(from);
    await takeUp(ann, _id);
    await ann.call('POST /api/complaints/desk/:id/answer', {
      params: { id: _id },
      body: { outcome, words: WORDS[outcome] },
    });
    await untilNothingRuns(test);
    const look = await test.db.selectFrom('second_looks').select('id').executeTakeFirstOrThrow();
    return await everythingReadBy(
      as === 'Admin' ? lead : reader,
      { complaint: _id, secondLook: look.id, account: from.person.id, otherAccount: from.person.id },
      (key) => READ.test(key),
    );
  } finally {
    await test.close();
  }
}

let worlds: Record<'upheld' | 'upheldToo' | 'not' | 'notToo', World>;
beforeAll(async () => {
  worlds = {
    upheld: await worldWhere('Upheld'),
    upheldToo: await worldWhere('Upheld'),
    not: await worldWhere('NotUpheld'),
    notToo: await worldWhere('NotUpheld'),
  };
}, 300_000);

const tellers = (world: World, words: string) =>
  [...world].filter(([, { text }]) => text.includes(words)).map(([key]) => key);

it('whichever it was, whoever may find it once more reads the same, and nothing of what was answered', () => {
  expect(worlds.upheld.get('GET /api/complaints/desk/:id')?.status).toBe(200);
  expect(worlds.upheld.get('GET /api/second-looks/:id')?.status).toBe(200);
  expect(revealedBy([worlds.upheld, worlds.upheldToo], [worlds.not, worlds.notToo])).toEqual([]);
  expect(tellers(worlds.upheld, WORDS.Upheld)).toEqual([]);
});

it('an admin, who finds nothing a second time, reads it', async () => {
  const read = await worldWhere('Upheld', 'Admin');
  expect(tellers(read, WORDS.Upheld)).toContain('GET /api/complaints/desk/:id');
}, 300_000);

// A second verdict is worth something only where nothing shows its officer the first one: whatever a moderator may read is compared between worlds that differ in that verdict alone.
import { beforeAll, expect, it } from 'vitest';
import { MARKERS, revealedBy, type World, worldWhere } from './support/blind-worlds.ts';

let worlds: Record<'verified' | 'verifiedToo' | 'rejected' | 'rejectedToo', World>;
beforeAll(async () => {
  worlds = {
    verified: await worldWhere('Verified'),
    verifiedToo: await worldWhere('Verified'),
    rejected: await worldWhere('Rejected'),
    rejectedToo: await worldWhere('Rejected'),
  };
}, 300_000);

it('reads every call that a moderator may read, and is answered by nearly all', () => {
  const answered = [...worlds.verified.values()].filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThan(400);
  expect(answered.length).toBeGreaterThan(worlds.verified.size * 0.95);
});

it('whichever the first verdict was, whoever may give the second one reads the same', () => {
  expect(revealedBy([worlds.verified, worlds.verifiedToo], [worlds.rejected, worlds.rejectedToo])).toEqual(
    [],
  );
});

it('what the first officer wrote stands nowhere', () => {
  for (const [verdict, world] of [
    ['Verified', worlds.verified],
    ['Rejected', worlds.rejected],
  ] as const) {
    const places = [...world].filter(([, { text }]) => text.includes(MARKERS[verdict])).map(([key]) => key);
    expect(places).toEqual([]);
  }
});

it('the lead, who gives none, reads it', async () => {
  const read = await worldWhere('Rejected', 'Admin');
  const places = [...read].filter(([, { text }]) => text.includes(MARKERS.Rejected)).map(([key]) => key);
  for (const key of ['GET /api/audit', 'GET /api/verification/:id', 'GET /api/accounts/timeline/:id'])
    expect(places).toContain(key);
}, 300_000);

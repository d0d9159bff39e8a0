import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { commitmentOf, drawWinners, placeFrom } from './draw-winners.ts';

const seedOf = (name: string | number): string => createHash('sha256').update(String(name)).digest('hex');
const ticketsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `0000-${String(index).padStart(4, '0')}`);

const tickets = fc.uniqueArray(fc.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/), { maxLength: 40 });
const seeds = fc.nat().map(seedOf);
const most = fc.integer({ min: 1, max: 50 });

/** The formula as an outsider would write it down from its description, with another library. */
function recomputed(seed: string, tickets: string[], maxWinners: number): string[] {
  const digest = createHash('sha256').update(tickets.join('\n')).digest('hex');
  const left = [...tickets];
  const winners: string[] = [];
  for (let n = 0; winners.length < maxWinners && left.length > 0; n++) {
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${digest}:${n}`).digest();
    const x = BigInt(`0x${block.toString('hex').slice(0, 12)}`);
    const m = BigInt(left.length);
    if (x >= (2n ** 48n / m) * m) continue;
    winners.push(...left.splice(Number(x % m), 1));
  }
  return winners;
}

describe('the draw', () => {
  it('is what its description says, recomputed with another library', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, tickets, most, async (seed, tickets, maxWinners) => {
        expect(await drawWinners(seed, tickets, maxWinners)).toEqual(recomputed(seed, tickets, maxWinners));
      }),
      { seed: 20_260_310 },
    );
  });

  it('takes distinct tickets that took part, as many as may win or as there are', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, tickets, most, async (seed, tickets, maxWinners) => {
        const winners = await drawWinners(seed, tickets, maxWinners);
        expect(new Set(winners).size).toBe(Math.min(maxWinners, tickets.length));
        expect(winners).toHaveLength(Math.min(maxWinners, tickets.length));
        expect(winners.filter((winner) => !tickets.includes(winner))).toEqual([]);
      }),
      { seed: 7 },
    );
  });

  it('gives the first places alike, however many more may win', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, tickets, most, async (seed, tickets, maxWinners) => {
        const all = await drawWinners(seed, tickets, tickets.length);
        expect(await drawWinners(seed, tickets, maxWinners)).toEqual(all.slice(0, maxWinners));
      }),
      { seed: 11 },
    );
  });

  it('has one known result for one seed and list', async () => {
    expect(await drawWinners(seedOf('known'), ticketsOf(10), 3)).toEqual(
      recomputed(seedOf('known'), ticketsOf(10), 3),
    );
    expect(await drawWinners(seedOf('known'), ticketsOf(10), 3)).toMatchInlineSnapshot(`
      [
        "0000-0008",
        "0000-0006",
        "0000-0005",
      ]
    `);
  });

  it('depends on the order of joining, on every ticket and on the seed', async () => {
    const list = ticketsOf(1_000);
    const drawn = await drawWinners(seedOf(1), list, 5);
    expect(await drawWinners(seedOf(1), [...list].reverse(), 5)).not.toEqual(drawn);
    expect(await drawWinners(seedOf(1), list.with(500, 'ZZZZ-ZZZZ'), 5)).not.toEqual(drawn);
    expect(await drawWinners(seedOf(1), [...list, 'ZZZZ-ZZZZ'], 5)).not.toEqual(drawn);
    expect(await drawWinners(seedOf(2), list, 5)).not.toEqual(drawn);
  });

  it('favours no place in the list: 7,000 draws of 2 among 7 (chi-square, 6 degrees, 99.9 %)', async () => {
    const list = ticketsOf(7);
    const wins = new Map(list.map((ticket) => [ticket, 0]));
    const draws = Array.from({ length: 7_000 }, (_, index) => drawWinners(seedOf(`fair ${index}`), list, 2));
    for (const winners of await Promise.all(draws))
      for (const winner of winners) wins.set(winner, (wins.get(winner) ?? 0) + 1);
    const chiSquare = [...wins.values()].reduce((sum, won) => sum + (won - 2_000) ** 2 / 2_000, 0);
    expect(chiSquare).toBeLessThan(22.46);
  }, 30_000);

  it('has no winner where nobody took part', async () => {
    expect(await drawWinners(seedOf(1), [], 3)).toEqual([]);
  });
});

test.each([
  [0, 3, 0],
  [5, 3, 2],
  [2 ** 48 - 2, 3, 2],
  [2 ** 48 - 1, 3, null],
  [2 ** 48 - 1, 2 ** 16, 2 ** 16 - 1],
  [2 ** 48 - 1, 1, 0],
])('of the numbers below 2^48, %d among %d is place %s', (number, count, place) => {
  expect(placeFrom(number, count)).toBe(place);
});

test('the commitment is the SHA-256 of the seed’s bytes', async () => {
  expect(await commitmentOf('00ff')).toBe(
    createHash('sha256')
      .update(Buffer.from([0, 255]))
      .digest('hex'),
  );
});

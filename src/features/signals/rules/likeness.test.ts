import { describe, expect, it } from 'vitest';
import { changes, differenceOf, drawnLicence, shadesOf } from './drawn-licence.test-support.ts';
import { FINGERPRINT_BITS, fingerprintOf, MOST_DIFFERENT_BITS, partsOf, SIDE } from './likeness.ts';

const LICENCES = 30;

/** The same numbers each time. */
function drawing(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const fingerprint = async (picture: Buffer): Promise<string> => {
  const found = fingerprintOf(await shadesOf(picture, SIDE));
  if (!found) throw new Error('a licence has contrast');
  return found;
};
const licences = () => {
  const draw = drawing();
  return Promise.all(Array.from({ length: LICENCES }, () => drawnLicence(draw)));
};

describe('the fingerprint of a picture', () => {
  it('tells the licences of two people apart, of one form and flat as from a scanner', async () => {
    const prints = await Promise.all((await licences()).map(fingerprint));
    const differences = prints.flatMap((one, place) =>
      prints.slice(place + 1).map((other) => differenceOf(one, other)),
    );
    expect(differences).toHaveLength((LICENCES * (LICENCES - 1)) / 2);
    expect(Math.min(...differences)).toBeGreaterThan(MOST_DIFFERENT_BITS);
  });

  it.each(Object.entries(changes))(
    'stays nearly the same for a picture %s, and shares a part',
    async (_what, change) => {
      for (const picture of (await licences()).slice(0, 5)) {
        const [before, after] = [await fingerprint(picture), await fingerprint(await change(picture))];
        expect(differenceOf(before, after)).toBeLessThanOrEqual(MOST_DIFFERENT_BITS);
        const parts = new Set(partsOf(before));
        expect(partsOf(after).some((each) => parts.has(each))).toBe(true);
      }
    },
  );

  it('is none of a picture without contrast', () => {
    expect(fingerprintOf(new Uint8Array(SIDE ** 2).fill(200))).toBeNull();
  });

  it('is cut into parts that know their place', () => {
    const zeros = '0'.repeat(FINGERPRINT_BITS);
    expect(new Set(partsOf(zeros)).size).toBe(40);
    expect(partsOf(`1${zeros.slice(1)}`)[0]).toBe(2 ** 39);
    expect(partsOf(zeros)[1]).toBe(2 ** 40);
  });
});

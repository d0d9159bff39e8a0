import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newSecret, offerOf, stepOf } from './totp.ts';

/** An authenticator app, which knows nothing but the address. */
const codeAt = (address: string, ms: number): string => {
  const app = new TOTP({ secret: Secret.fromBase32(new URL(address).searchParams.get('secret') ?? '') });
  return app.generate({ timestamp: ms });
};

const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 });
const moments = fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 });
const STEP_MS = 30_000;

test('a code is taken in its own thirty seconds, in those before and after, and at no other time', () => {
  fc.assert(
    fc.property(secrets, moments, fc.integer({ min: -6, max: 6 }), (secret, at, stepsLater) => {
      const code = codeAt(offerOf(secret, 'a@example.com').address, at);
      const step = Math.floor(at / STEP_MS);
      const found = stepOf(code, secret, new Date(at + stepsLater * STEP_MS));
      // Two of a million codes may read the same; then the step is that of the other.
      const others = [-1, 0, 1].map((off) => step + stepsLater + off);
      const alike = others.filter((one) => codeAt(offerOf(secret, '').address, one * STEP_MS) === code);
      expect(found).toEqual(alike.length === 0 ? null : expect.toBeOneOf(alike));
      if (Math.abs(stepsLater) <= 1) expect(alike).toContain(step);
    }),
    { numRuns: 300 },
  );
});

test('each code counts once, however codes are tried one after the other', () => {
  const tries = fc.array(fc.record({ late: fc.integer({ min: -2, max: 2 }), wait: fc.nat(90_000) }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(secrets, moments, tries, (secret, start, all) => {
      let now = start;
      let last = -1;
      const taken: string[] = [];
      for (const { late, wait } of all) {
        now += wait;
        const code = codeAt(offerOf(secret, '').address, now + late * STEP_MS);
        const step = stepOf(code, secret, new Date(now));
        if (step !== null && step > last) {
          last = step;
          taken.push(`${step} ${code}`);
        }
      }
      expect(new Set(taken).size).toBe(taken.length);
    }),
  );
});

test.each(['', '12345', '1234567', 'abcdef', '-12345', '１２３４５６'])('%j is no code', (code) => {
  expect(stepOf(code, newSecret(), new Date())).toBeNull();
});

test('reads what RFC 6238 has worked out', () => {
  const secret = Buffer.from('12345678901234567890');
  expect(stepOf('287082', secret, new Date(59_000))).toBe(1);
  expect(stepOf('081804', secret, new Date(1_111_111_109_000))).toBe(37_037_036);
  expect(stepOf('005924', secret, new Date(1_234_567_890_000))).toBe(41_152_263);
});

test('a secret is new each time, and the address names the product and the account', () => {
  const [one, two] = [newSecret(), newSecret()];
  expect(one).toHaveLength(20);
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  expect(decodeURIComponent(offerOf(one, 'marcia@example.com').address)).toContain(
    'totp/Pimento:marcia@example.com?',
  );
});

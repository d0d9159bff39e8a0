import { expect, it } from 'vitest';
import { comeToRest } from './come-to-rest.ts';

/** A clock that takes so many milliseconds in each second. */
function clockOf(seconds: readonly number[], beyond: number) {
  let [at, now] = [0, 0];
  return {
    clock: () => now,
    second: async () => {
      now += seconds[at++] ?? beyond;
    },
  };
}

it('is at rest after three quiet seconds in a row', async () => {
  const { clock, second } = clockOf([900, 20, 20, 400, 30, 0, 10], 900);
  expect(await comeToRest([clock], { second })).toBe(7);
});

it('says what is taken where rest does not come', async () => {
  const { clock, second } = clockOf([900, 0, 0], 45);
  await expect(comeToRest([clock], { seconds: 20, second })).rejects.toThrow(
    'within 20 s: they take 45 ms of the processor a second',
  );
});

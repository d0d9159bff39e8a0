import { expect, it } from 'vitest';
import { type Held, whyNotClaim, whyNotDecide } from './signal.ts';

const free: Held = { state: 'Open', ownerId: null };
const anns: Held = { state: 'Open', ownerId: 'ann' };
const decided: Held = { state: 'Decided', ownerId: 'ann' };

it.each<[string, Held, string, string | null, ReturnType<typeof whyNotClaim>]>([
  ['one that nobody has', free, 'ann', null, null],
  ['one’s own', anns, 'ann', 'ann', 'signal.yours'],
  ['a colleague’s, which was seen', anns, 'ben', 'ann', null],
  ['a colleague’s, which was not seen', anns, 'ben', null, 'signal.taken'],
  ['one that is decided', decided, 'ben', 'ann', 'signal.decided'],
])('taking up %s', (_which, held, officer, seen, why) => {
  expect(whyNotClaim(held, officer, seen)).toBe(why);
});

it.each<[string, Held, string, ReturnType<typeof whyNotDecide>]>([
  ['one’s own', anns, 'ann', null],
  ['a colleague’s', anns, 'ben', 'signal.not_yours'],
  ['one that nobody has', free, 'ben', 'signal.not_yours'],
  ['one that is decided', decided, 'ann', 'signal.decided'],
])('deciding %s', (_which, held, officer, why) => {
  expect(whyNotDecide(held, officer)).toBe(why);
});

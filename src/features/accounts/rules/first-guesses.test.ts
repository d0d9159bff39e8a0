import { expect, it } from 'vitest';
import { FIRST_GUESSES } from './first-guesses.ts';

it.each(['password', 'secret', 'superman', 'money', 'pimento', 'jamaica', 'rasta', 'usain', 'cricket'])(
  '%s is among the first guesses',
  (word) => expect(FIRST_GUESSES).toContain(word),
);

it('are single words in small letters, none of them twice', () => {
  for (const word of FIRST_GUESSES) expect(word).toMatch(/^[a-z]{3,}$/);
  expect(new Set(FIRST_GUESSES).size).toBe(FIRST_GUESSES.length);
});

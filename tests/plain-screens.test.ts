import { expect, it } from 'vitest';
import { examples } from './gallery/examples/examples.ts';
import type { Records } from './gallery/world/make-world.ts';
import { staffScreens } from './journeys/support/staff-screens.ts';
import { plainScreens } from './support/plain-screens.ts';

/** None of these screens asks which records there are. */
const NONE = {} as Records;

/** What the gate judges of a route: the first address of the first role. */
const firstOf = (route: string) => Object.values(examples[route] ?? {})[0]?.[0];

it('the gate judges each screen of a desk that is about no record as it opens, and logs nobody out on the way', () => {
  const opened = plainScreens.map((path) => firstOf(path)?.at(NONE) ?? `no example of ${path}`);
  expect(opened.map((address) => address.split('?')[0])).toEqual(plainScreens);
  const byTheJourney = Object.values(staffScreens).flat();
  const otherwise = plainScreens.filter((path, index) => opened[index] !== path);
  expect(otherwise.filter((path) => !byTheJourney.includes(path))).toEqual([]);
  expect(plainScreens.length).toBeGreaterThan(40);
  expect(plainScreens.filter((path) => path.endsWith('/logout'))).toEqual([]);
});

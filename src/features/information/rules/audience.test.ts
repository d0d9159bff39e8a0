import { expect, it } from 'vitest';
import { audienceOf, sectionsNeeded } from './audience.ts';

it.each([
  ['FirstModel', 'PreQualUser', 6],
  ['FullModel', 'FullUser', 9],
] as const)('%s: asked as a %s, whole with %d sections', (model, audience, sections) => {
  expect(audienceOf(model)).toBe(audience);
  expect(sectionsNeeded[audience]).toBe(sections);
});

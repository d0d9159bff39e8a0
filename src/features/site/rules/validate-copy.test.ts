import { expect, test } from 'vitest';
import { copyFields } from '../fields/staff-copy.ts';
import { landingCopy } from '../texts/site.ts';
import { changedSlots, tidyCopy, validateCopy } from './validate-copy.ts';

test('the first words are sound', () => {
  expect(validateCopy(tidyCopy(landingCopy))).toEqual({});
});

test.each([
  ['hero.title', ' \n ', 'Promise: write something. To have the first words back, choose “Default”.'],
  ['claims.3.figure', 'x'.repeat(25), 'Claim 3: figure: use 24 characters or fewer.'],
  ['steps.2.text', 'x'.repeat(241), 'Step 2: text: use 240 characters or fewer.'],
] as const)('%s is named when it is empty or too long', (slot, words, message) => {
  expect(validateCopy(tidyCopy({ ...landingCopy, [slot]: words }))).toEqual({ [slot]: message });
});

test('words are kept in one line, and as long as the limit they pass', () => {
  const full = 'x'.repeat(copyFields['hero.title'].longest);
  const copy = tidyCopy({ ...landingCopy, 'hero.title': ` ${full}\n`, 'hero.lead': 'Two\n  lines' });
  expect([copy['hero.title'], copy['hero.lead']]).toEqual([full, 'Two lines']);
  expect(validateCopy(copy)).toEqual({});
  expect(changedSlots(landingCopy, copy)).toEqual(['hero.title', 'hero.lead']);
});

import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

it.each([
  ['Tap Redeem, collect it in town', ['Tap Redeem', 'Collect it in town']],
  ['pay $1,500,, come at 9,30 minutes early', ['Pay $1,500', 'Come at 9', '30 minutes early']],
  [' , ', []],
])('%s', (description, steps) => {
  expect(stepsOf(description)).toEqual(steps);
});

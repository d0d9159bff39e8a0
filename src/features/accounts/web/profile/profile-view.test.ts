import { expect, it } from 'vitest';
import { viewAskedFor } from './profile-view.ts';

it.each([
  ['nothing', null, null, 'info'],
  ['the address', 'points', null, 'points'],
  ['an unknown address', 'nowhere', null, 'info'],
  ['the state as a word', null, 'activity', 'activity'],
  ['the state as a view', null, { view: 'activity' }, 'activity'],
  ['somebody else’s state', null, { from: '/loans' }, 'info'],
  ['the address before the state', 'contests', { view: 'activity' }, 'contests'],
] as const)('is asked for by %s', (_, inAddress, state, view) => {
  expect(viewAskedFor(inAddress, state)).toBe(view);
});

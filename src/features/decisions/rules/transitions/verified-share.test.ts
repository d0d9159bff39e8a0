import { expect, it } from 'vitest';
import { verifiedOf } from './verified-share.ts';

it.each([
  ['nothing carried', { required: 9, verified: 2 }, { required: 9, verified: 2 }],
  [
    'six of six before',
    { required: 9, verified: 0, carried: { required: 6, verified: 6 } },
    { required: 6, verified: 6 },
  ],
  [
    'fewer before',
    { required: 9, verified: 5, carried: { required: 6, verified: 3 } },
    { required: 9, verified: 5 },
  ],
  [
    'as many before',
    { required: 9, verified: 3, carried: { required: 6, verified: 2 } },
    { required: 9, verified: 3 },
  ],
  ['more than are asked for now', { required: 5, verified: 6 }, { required: 5, verified: 5 }],
])('%s', (_, sections, better) => expect(verifiedOf(sections)).toEqual(better));

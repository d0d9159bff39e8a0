import { expect, it } from 'vitest';
import { MOST_ANSWERED, MOST_ASKED, wantedOf, whyNotAnswer, whyNotAsk } from './words.ts';

it.each([
  ['Waiting', true, 0, null],
  ['Waiting', true, MOST_ASKED - 1, null],
  ['Waiting', true, MOST_ASKED, 'words.too_many'],
  ['Waiting', false, 0, 'words.closed'],
  ['Approved', true, 0, 'words.closed'],
  ['Withdrawn', true, 0, 'words.closed'],
] as const)(
  'a lender asks while it is %s, may lend %s and has asked %s times',
  (status, mayLend, asked, why) => {
    expect(whyNotAsk({ status, mayLend }, { asked, answered: 0 })).toBe(why);
  },
);

it.each([
  ['Waiting', true, 1, 0, null],
  ['Waiting', true, 0, 0, 'words.nothing_asked'],
  ['Waiting', false, 1, 0, 'words.nothing_asked'],
  ['Rejected', true, 1, 0, 'words.nothing_asked'],
  ['Waiting', true, 1, MOST_ANSWERED, 'words.answered_enough'],
] as const)(
  'an applicant answers while it is %s, consents %s, was asked %s times and answered %s',
  (...row) => {
    const [status, consents, asked, answered, why] = row;
    expect(whyNotAnswer({ status, consents }, { asked, answered })).toBe(why);
  },
);

it('papers are asked for by what is ticked', () => {
  expect(wantedOf({ identity: true, address: false, income: false, bank: true })).toEqual([
    'Identity',
    'Bank',
  ]);
});

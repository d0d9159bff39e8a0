import { expect, it } from 'vitest';
import { firstModelSections } from '../defaults/default-sections.ts';
import { nameOnAccount, nameOnId, namesGivenIn, withOwnName } from './given-names.ts';

it.each([
  ['all parts', { first_name: 'Marcia', middle_name: 'Ann', last_name: 'Campbell' }, 'Marcia Ann Campbell'],
  ['no middle name', { first_name: 'Marcia', last_name: 'Campbell' }, 'Marcia Campbell'],
  ['nothing', {}, null],
  ['something that is no text', { first_name: 7 }, null],
  ['a section that is not submitted', undefined, null],
])('the name on the ID of %s', (_of, answers, name) => {
  expect(nameOnId(answers)).toBe(name);
});

it('the name on the account', () => {
  expect(nameOnAccount({ account_holder: 'Marcia Campbell' })).toBe('Marcia Campbell');
  expect(nameOnAccount({ has_bank_account: 'No' })).toBeNull();
  expect(nameOnAccount()).toBeNull();
});

it('both are asked for, where they are looked for', () => {
  const asked = (sId: string) =>
    firstModelSections.find((each) => each.sId === sId)?.fields.map(({ name }) => name);
  expect(asked(namesGivenIn.onId)).toEqual(
    expect.arrayContaining(['first_name', 'middle_name', 'last_name']),
  );
  expect(asked(namesGivenIn.onAccount)).toContain('account_holder');
});

it('the form says whose the account must be, once that is known', () => {
  const fields = [
    { name: 'account_number', label: 'Account number', type: 'text' as const },
    {
      name: 'account_holder',
      label: 'Name on the account',
      sublabel: 'In your own name',
      type: 'text' as const,
    },
  ];
  const hints = (onId: Parameters<typeof withOwnName>[1]) =>
    withOwnName(fields, onId).map(({ sublabel }) => sublabel);
  expect(hints(undefined)).toEqual([undefined, 'In your own name']);
  expect(hints({ first_name: 'Marcia', last_name: 'Campbell' })).toEqual([
    undefined,
    'In the name of Marcia Campbell, as on your ID',
  ]);
});

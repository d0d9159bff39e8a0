import { describe, expect, it } from 'vitest';
import type { FormAnswers } from '#features/forms/contract.ts';
import { phoneIn, tellingIn } from './marks.ts';

const valuesOf = (answers: FormAnswers) => tellingIn(answers).map(({ kind, value }) => `${kind} ${value}`);

describe('what shows who somebody is', () => {
  it.each<[string, FormAnswers, string[]]>([
    ['a TRN as it is stored', { trn: '104583927' }, ['Trn 104583927']],
    ['a TRN with its dashes', { trn: '104-583-927' }, ['Trn 104583927']],
    ['half a TRN', { trn: '104583' }, []],
    ['a phone', { mobile_number: '8765550142' }, ['Phone 8765550142']],
    ['whom else to call', { contact_person_mobile: '8765550142', other_mobile_number: '8765550143' }, []],
    [
      'a bank account',
      { bank_name: 'JN Bank', account_number: '2094417305' },
      ['BankAccount jn bank 2094417305'],
    ],
    [
      'two of them, one at a bank that was typed',
      {
        bank_name: 'JN Bank',
        account_number: '2094417305',
        second_bank_name: 'Other',
        second_bank_name_other: ' First  Heritage ',
        second_account_number: '12-345',
      },
      ['BankAccount jn bank 2094417305', 'BankAccount first heritage 12345'],
    ],
    ['a number without its bank', { account_number: '2094417305' }, []],
    ['nothing', {}, []],
  ])('%s', (_what, answers, values) => {
    expect(valuesOf(answers)).toEqual(values);
  });

  it.each([
    ['8765550142', ['8765550142']],
    ['1 (876) 555-0142', ['8765550142']],
    ['+18765550142', ['8765550142']],
    ['5550142', []],
    ['+44 20 7946 0123', []],
    ['', []],
  ])('a phone written %j', (text, values) => {
    expect(phoneIn(text).map(({ value }) => value)).toEqual(values);
  });
});

// What of a person's answers is usually one person's alone, in the one form in which two of them can be compared.
import type { AnswerValue, FormAnswers } from '#features/forms/contract.ts';
import { isTrn } from '#features/forms/rules/jamaican-numbers.ts';

export type TellingKind = 'Trn' | 'Phone' | 'BankAccount' | 'Document' | 'Picture';

/** `value`: equal for equal ones, however they were written. `shown`: as staff read it. */
export type Telling = { kind: TellingKind; value: string; shown: string };

/** The digits of a phone number without the country's code, which is 1. */
const PHONE_DIGITS = 10;
const FEWEST_ACCOUNT_DIGITS = 5;

/** The TRN, the phone and the bank accounts that answers name. Numbers of others, as of who can reach the person, are not among them. */
export function tellingIn(answers: FormAnswers): Telling[] {
  return [
    ...trnIn(answers),
    ...phoneIn(textOf(answers.mobile_number)),
    ...bankAccountIn(answers, ''),
    ...bankAccountIn(answers, 'second_'),
  ];
}

/** A phone number with or without the country's 1; nothing of a shorter or foreign one, which may be many people's. */
export function phoneIn(text: string): Telling[] {
  const digits = digitsOf(text);
  const own = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return own.length === PHONE_DIGITS ? [{ kind: 'Phone', value: own, shown: own }] : [];
}

function trnIn({ trn }: FormAnswers): Telling[] {
  const digits = digitsOf(textOf(trn));
  return isTrn(digits) ? [{ kind: 'Trn', value: digits, shown: digits }] : [];
}

/** An account's number is one bank's: two banks may give the same. */
function bankAccountIn(answers: FormAnswers, prefix: '' | 'second_'): Telling[] {
  const number = digitsOf(textOf(answers[`${prefix}account_number`]));
  const bank = textOf(answers[`${prefix}bank_name_other`]) || textOf(answers[`${prefix}bank_name`]);
  if (number.length < FEWEST_ACCOUNT_DIGITS || bank === '') return [];
  const value = `${bank.toLowerCase().replaceAll(/\s+/g, ' ')} ${number}`;
  return [{ kind: 'BankAccount', value, shown: `${bank}, ${number}` }];
}

const textOf = (answer: AnswerValue | undefined): string => (typeof answer === 'string' ? answer.trim() : '');

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

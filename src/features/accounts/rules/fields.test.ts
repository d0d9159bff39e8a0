import { describe, expect, it } from 'vitest';
import { accountFieldTexts as texts } from '../texts/accounts.ts';
import {
  emailFault,
  loginFaults,
  newPasswordFaults,
  PARTNER_NAMES,
  passwordFault,
  readName,
  repeatFault,
  SIGN_UP_NAMES,
  signUpFaults,
} from './fields.ts';

const person = {
  firstName: 'Marcia',
  lastName: 'Brown',
  email: 'marcia@example.com',
  phone: '',
  password: 'mango-Sorrel 47',
};

describe('an address', () => {
  it.each([
    ['', 'Email is Required'],
    ['   ', 'Email is Required'],
    ['marcia', 'Invalid email address'],
    ['marcia@example', 'Invalid email address'],
    ['mar cia@example.com', 'Invalid email address'],
    ['marcia@example.com\nBcc: all@example.com', 'Invalid email address'],
    ['"<b>"@example.com', 'Invalid email address'],
    [`${'m'.repeat(65)}@example.com`, 'Invalid email address'],
    ['marcia@example.com', undefined],
    [' Marcia.O+seeds@mail.example.co.jm ', undefined],
  ])('%j: %s', (typed, fault) => {
    expect(emailFault(typed)).toBe(fault);
  });
});

describe('a password', () => {
  it.each([
    ['', 'Password is Required'],
    ['1234567', 'minimum of 8 characters'],
    ['m'.repeat(201), texts.passwordLong],
    ['xMARCIA-2026', texts.passwordHasEmail],
    ['mango-Sorrel 47', undefined],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, 'Marcia@example.com')).toBe(fault);
  });

  it('of staff has twelve characters', () => {
    expect(passwordFault('elevenchars', 'a@example.com', true)).toBe('minimum of 12 characters');
    expect(passwordFault('twelve chars', 'a@example.com', true)).toBeUndefined();
  });

  it('may have a short name of an address in it, because that is in too many words', () => {
    expect(passwordFault('sandalwood 9', 'sam@example.com')).toBeUndefined();
    expect(passwordFault('samsamsam 77', 'sam@example.com')).toBeUndefined();
  });

  it.each([
    ['', 'Password is Required'],
    ['mango-Sorrel 48', 'Password must match'],
    ['mango-Sorrel 47', undefined],
  ])('typed again as %j: %s', (repeat, fault) => {
    expect(repeatFault(repeat, 'mango-Sorrel 47')).toBe(fault);
  });

  it('and its repetition are judged together', () => {
    expect(newPasswordFaults({ password: 'short', confirm: 'shorter' })).toEqual({
      password: 'minimum of 8 characters',
      confirm: 'Password must match',
    });
  });
});

describe('signing up', () => {
  it.each([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'First Name is Required' }],
    [{ firstName: 'A'.repeat(16) }, { firstName: 'Must be 15 characters or less' }],
    [{ firstName: 'A'.repeat(15) }, {}],
    [{ lastName: '' }, { lastName: 'Last Name is Required' }],
    [{ lastName: 'B'.repeat(21) }, { lastName: 'Must be 20 characters or less' }],
    [{ firstName: 'Mar\u0000cia' }, { firstName: texts.nameUnreadable }],
    // It would turn the direction of whatever is written after it.
    [{ firstName: 'Mar\u202Ecia' }, { firstName: texts.nameUnreadable }],
    [{ phone: '8'.repeat(41) }, { phone: texts.phoneLong }],
    [{ email: '' }, { email: 'Email is Required' }],
  ])('with %j is at fault in %j', (wrong, faults) => {
    expect(signUpFaults({ ...person, ...wrong }, SIGN_UP_NAMES)).toEqual(faults);
  });

  it('as a partner has no limit of fifteen characters', () => {
    expect(signUpFaults({ ...person, firstName: 'A'.repeat(40) }, PARTNER_NAMES)).toEqual({});
  });

  it('keeps a name without the blanks around and between', () => {
    expect(readName('  Mary   Ann ')).toBe('Mary Ann');
  });
});

it('logging in asks for both', () => {
  expect(loginFaults({ email: '', password: '' })).toEqual({
    email: 'Email is Required',
    password: 'Password is Required',
  });
});

import { describe, expect, it } from 'vitest';
import { accountFieldTexts as texts } from '../texts/accounts.ts';
import {
  emailError,
  emailErrors,
  loginErrors,
  newPasswordErrors,
  PARTNER_NAMES,
  passwordError,
  readName,
  repeatError,
  SIGN_UP_NAMES,
  signUpErrors,
} from './fields.ts';

const person = {
  firstName: 'Marcia',
  lastName: 'Brown',
  email: 'marcia@example.com',
  phone: '',
  password: 'mango-Sorrel 47',
};

/** 254 characters with 61 in its last part, which are as many as an address may have. */
const hostOf = (last: number) => `${'m'.repeat(64)}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(last)}`;

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
    ['marcia@x.jm', undefined],
    ['marcia@-example.com', 'Invalid email address'],
    ['marcia@example-.com', 'Invalid email address'],
    [hostOf(61), undefined],
    [hostOf(62), 'Invalid email address'],
  ])('%j: %s', (typed, error) => {
    expect(emailError(typed)).toBe(error);
  });

  it('alone is judged as it is among others', () => {
    expect(emailErrors({ email: 'marcia' })).toEqual({ email: 'Invalid email address' });
    expect(Object.keys(emailErrors({ email: 'marcia@example.com' }))).toEqual([]);
  });
});

describe('a password', () => {
  it.each([
    ['', 'Password is Required'],
    ['1234567', 'minimum of 8 characters'],
    ['sorrel-8', undefined],
    ['m'.repeat(201), texts.passwordLong],
    ['m'.repeat(200), undefined],
    ['xMARCIA-2026', texts.passwordHasEmail],
    ['mango-Sorrel 47', undefined],
  ])('%j: %s', (password, error) => {
    expect(passwordError(password, 'Marcia@example.com')).toBe(error);
  });

  it('of staff has twelve characters', () => {
    expect(passwordError('elevenchars', 'a@example.com', true)).toBe('minimum of 12 characters');
    expect(passwordError('twelve chars', 'a@example.com', true)).toBeUndefined();
  });

  it('may not have a name of four letters in it', () => {
    expect(passwordError('xANNA-2026', 'anna@example.com')).toBe(texts.passwordHasEmail);
  });

  it('may have a short name of an address in it, because that is in too many words', () => {
    expect(passwordError('sandalwood 9', 'sam@example.com')).toBeUndefined();
    expect(passwordError('samsamsam 77', 'sam@example.com')).toBeUndefined();
  });

  it.each([
    ['', 'Password is Required'],
    ['mango-Sorrel 48', 'Password must match'],
    ['mango-Sorrel 47', undefined],
  ])('typed again as %j: %s', (repeat, error) => {
    expect(repeatError(repeat, 'mango-Sorrel 47')).toBe(error);
  });

  it('that is too short is so when it is typed again', () => {
    expect(repeatError('1234567', '1234567')).toBe('minimum of 8 characters');
    expect(repeatError('sorrel-8', 'sorrel-8')).toBeUndefined();
  });

  it('and its repetition name nothing that is right', () => {
    const right = newPasswordErrors({ password: 'mango-Sorrel 47', confirm: 'mango-Sorrel 47' });
    expect(Object.keys(right)).toEqual([]);
  });

  it('and its repetition are judged together', () => {
    expect(newPasswordErrors({ password: 'short', confirm: 'shorter' })).toEqual({
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
    // The mail that confirms an address greets by the name.
    [{ firstName: 'http://a.b' }, { firstName: 'Write a name, without a web address' }],
    [{ firstName: 'WWW.evil.ex' }, { firstName: 'Write a name, without a web address' }],
    [{ lastName: 'Go to evil.com/claim' }, { lastName: 'Write a name, without a web address' }],
    [{ firstName: 'evil.com' }, { firstName: 'Write a name, without a web address' }],
    [{ lastName: 'pay at Evil.CO' }, { lastName: 'Write a name, without a web address' }],
    [{ firstName: '//evil' }, { firstName: 'Write a name, without a web address' }],
    [{ firstName: 'a@evil' }, { firstName: 'Write a name, without the sign @' }],
    [{ firstName: '@SUM(1)' }, { firstName: 'Write a name, without the sign @' }],
    [{ firstName: 'St.John' }, {}],
    [{ lastName: 'D.A.Brown-Comrie' }, {}],
    [{ firstName: "O'Brien" }, {}],
    [{ firstName: 'Jean-Paul' }, {}],
    [{ firstName: 'St. John' }, {}],
    [{ lastName: 'D. A. Brown' }, {}],
    [{ lastName: 'Smith & Sons Ltd.' }, {}],
    [{ lastName: 'Brown s/o A. Singh' }, {}],
    [{ phone: '8'.repeat(41) }, { phone: texts.phoneLong }],
    [{ phone: ` ${'8'.repeat(40)} ` }, {}],
    [{ phone: undefined }, {}],
    // What staff need is not asked of borrowers.
    [{ password: 'sorrel-8' }, {}],
    [{ email: '' }, { email: 'Email is Required' }],
  ])('with %j is wrong in %j', (wrong, errors) => {
    expect(signUpErrors({ ...person, ...wrong }, SIGN_UP_NAMES)).toStrictEqual(errors);
  });

  it('as a partner has no limit of fifteen characters, but one of sixty', () => {
    const names = { firstName: 'A'.repeat(60), lastName: 'B'.repeat(60) };
    expect(signUpErrors({ ...person, ...names }, PARTNER_NAMES)).toEqual({});
    const longer = { firstName: 'A'.repeat(61), lastName: 'B'.repeat(61) };
    expect(signUpErrors({ ...person, ...longer }, PARTNER_NAMES)).toEqual({
      firstName: texts.nameLong,
      lastName: texts.nameLong,
    });
  });

  it('keeps a name without the blanks around and between', () => {
    expect(readName('  Mary   Ann ')).toBe('Mary Ann');
  });
});

it('logging in asks for both', () => {
  expect(Object.keys(loginErrors({ email: 'marcia@example.com', password: 'm' }))).toEqual([]);
  expect(loginErrors({ email: '', password: '' })).toEqual({
    email: 'Email is Required',
    password: 'Password is Required',
  });
});

// What the fields of sign-up, login and passwords must hold; the screens show it while typing, the server insists on it.
import type { FieldErrors } from '#shared/refusal.ts';
import { accountFieldTexts as texts } from '../texts/accounts.ts';

const PASSWORD_MIN = 8;
const STAFF_PASSWORD_MIN = 12;
const PASSWORD_MAX = 200;
const PHONE_MAX = 40;
/** The fewest letters before the @ for which a password counts as containing the e-mail: shorter ones occur in too many words. */
const TELLING_NAME = 4;

export type NameLimits = { first: number; last: number };

/** Partners' names have no limit in the specification; this one is the database's. */
export const SIGN_UP_NAMES: NameLimits = { first: 15, last: 20 };
export const PARTNER_NAMES: NameLimits = { first: 60, last: 60 };

/** An address as it is kept and looked up: case does not matter. */
export const readEmail = (typed: string): string => typed.trim().toLowerCase();

/** A name as it is kept: no blanks around, single ones within. */
export const readName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** A code as it is kept: capital letters. */
export const readPromoCode = (typed: string): string => typed.trim().toUpperCase();

export function emailError(typed: string): string | undefined {
  const email = readEmail(typed);
  if (email === '') return texts.emailRequired;
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** One @, no blanks or brackets, a dotted host, ASCII alone (RFC 5321 without its rarities), at most 254 characters. */
const isEmail = (email: string): boolean =>
  email.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i.test(email);

/** A new password, as far as it can be validated without the list of common ones. */
export function passwordError(password: string, email: string, forStaff = false): string | undefined {
  if (password === '') return texts.passwordRequired;
  if (forStaff && password.length < STAFF_PASSWORD_MIN) return texts.staffPasswordShort;
  if (password.length < PASSWORD_MIN) return texts.passwordShort;
  if (password.length > PASSWORD_MAX) return texts.passwordLong;
  return hasEmail(password, email) ? texts.passwordHasEmail : undefined;
}

function hasEmail(password: string, email: string): boolean {
  const name = readEmail(email).split('@')[0] ?? '';
  return name.length >= TELLING_NAME && password.toLowerCase().includes(name);
}

/** The second typing of a password. */
export function repeatError(repeat: string, password: string): string | undefined {
  if (repeat === '') return texts.passwordRequired;
  if (repeat !== password) return texts.passwordMatch;
  return repeat.length < PASSWORD_MIN ? texts.passwordShort : undefined;
}

export const loginErrors = ({ email, password }: { email: string; password: string }): FieldErrors =>
  errors({ email: emailError(email), password: password === '' ? texts.passwordRequired : undefined });

/** For the forms that ask for an address alone. */
export const emailErrors = ({ email }: { email: string }): FieldErrors =>
  errors({ email: emailError(email) });

export type SignUpFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  password: string;
};

export const signUpErrors = (given: SignUpFields, names: NameLimits, forStaff = false): FieldErrors =>
  errors({
    firstName: nameError(given.firstName, names.first, texts.firstNameRequired, texts.firstNameLong),
    lastName: nameError(given.lastName, names.last, texts.lastNameRequired, texts.lastNameLong),
    email: emailError(given.email),
    phone: (given.phone ?? '').trim().length > PHONE_MAX ? texts.phoneLong : undefined,
    password: passwordError(given.password, given.email, forStaff),
  });

function nameError(typed: string, most: number, required: string, long: string): string | undefined {
  const name = readName(typed);
  if (name === '') return required;
  if (name.length > most) return most === PARTNER_NAMES.first ? texts.nameLong : long;
  return nameSignsError(name);
}

/** 'https://…', 'www.…' and 'evil.example/…': mails greet by the name, and a reader of mail makes a link of it. So it does of what an @ stands in. */
const WEB_ADDRESS =
  /\/\/|www\.|[\p{L}\d]\.[\p{L}\d-]{2,}(?::\d+)?\/|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|me|ly|app|dev|link|click|xyz|top|online|site|shop|store|live|jm|us|uk|ca|ru|cn)(?![\p{L}\d])/iu;

/** What no name may hold, whoever gives it; how long it may be is for each form to say. */
export function nameSignsError(typed: string): string | undefined {
  const name = readName(typed);
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)) return texts.nameUnreadable;
  if (name.includes('@')) return texts.nameHasAt;
  return WEB_ADDRESS.test(name) ? texts.nameIsAddress : undefined;
}

/** Two typings of a new password; the screen of a mailed link does not know whose it is. */
export const newPasswordErrors = (
  { password, confirm }: { password: string; confirm: string },
  email = '',
  forStaff = false,
): FieldErrors =>
  errors({ password: passwordError(password, email, forStaff), confirm: repeatError(confirm, password) });

const errors = (found: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

// Accounts on the wire: signing up, confirming an address, logging in and out, passwords, one's own profile.

import { z } from 'zod';
import { USER_STATUSES, USER_TYPES } from '#shared/actor.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';

/** Shapes only: what a field must hold is said by `rules/`, for the screens and the server alike. */
const typed = z.string().max(254);
/** A password as it is typed: long enough for any phrase, and no more than is worth hashing. */
export const passwordText = z.string().max(1_000);

export const userType = z.enum(USER_TYPES);
export const userStatus = z.enum(USER_STATUSES);
export const infoStatus = z.enum(['FirstModel', 'FullModel']);

export const sessionRecord = z.object({
  id: z.string(),
  userType,
  status: userStatus,
  infoStatus,
  fullName: z.string(),
  email: z.string(),
  image: z.string().nullable(),
});

/** What a right password leads to: in; in, but to nothing else than setting up a second factor; or on to the second factor. */
export const logInAnswer = z.union([
  sessionRecord.extend({ next: z.literal('setUp').optional() }),
  z.object({ next: z.literal('secondFactor') }),
]);

export const accountRow = z.object({
  _id: z.string(),
  userid: z.string(),
  email: z.string(),
  fullName: z.string(),
  userType,
  status: userStatus,
  infoStatus,
  country: z.string(),
  image: z.string().nullable(),
  promoCode: z.string().nullable(),
  created: z.iso.datetime(),
  lastLoginDate: z.iso.datetime().nullable(),
});

export const profile = accountRow.extend({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** The balance in seeds. */
  points: z.number().int(),
});

export const ownSession = z.object({
  _id: z.string(),
  created: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});

export const registerBody = z.strictObject({
  firstName: typed,
  lastName: typed,
  email: typed,
  promoCode: typed.default(''),
  phone: typed.default(''),
  password: passwordText,
  /** For a lender's account. No other kind of account can be opened from outside. */
  userType: z.literal('Partner').optional(),
});

const newPassword = z.strictObject({ password: passwordText, confirm: passwordText });

/** With `hash`, the token of a mailed link, for someone who forgot their password; without it, for someone logged in. */
export const changePasswordBody = z.strictObject({
  user: newPassword.extend({ email: typed.optional() }),
  hash: z.string().max(200).optional(),
  currentPassword: passwordText.optional(),
});

export const updatePasswordBody = z.strictObject({
  user: newPassword,
  currentPassword: passwordText.optional(),
});

export const accountEndpoints = endpoints({
  'POST /api/accounts/register': {
    summary: 'Sign up; a mail with a link to confirm the address follows',
    holdsSecret: true,
    body: registerBody,
    output: messageAnswer.extend({ isCouponApplied: z.boolean() }),
  },
  'POST /api/accounts/verifyEmail': {
    summary: 'Confirm an address by the token of the mailed link',
    body: z.strictObject({ token: z.string().max(200) }),
    /** The address that is confirmed: whoever has the link has read it there. */
    output: messageAnswer.extend({ email: z.string() }),
  },
  'POST /api/accounts/resendVerification': {
    summary: 'Send the link that confirms an address again',
    body: z.strictObject({ email: typed }),
    output: messageAnswer,
  },
  'POST /api/accounts/login': {
    summary: 'Log in; answers the session record, or that the second factor is needed besides',
    holdsSecret: true,
    body: z.strictObject({ email: typed, password: passwordText }),
    output: logInAnswer,
  },
  'POST /api/accounts/logout': { summary: 'End the session', output: messageAnswer },
  'POST /api/accounts/requestChangePasswordLink': {
    summary: 'Ask for a mail with a link to set a new password',
    body: z.strictObject({ email: typed }),
    output: messageAnswer,
  },
  'POST /api/accounts/changePassword': {
    summary: 'Set a new password, by a mailed link or when logged in; ends all sessions',
    holdsSecret: true,
    body: changePasswordBody,
    output: messageAnswer,
  },
  'POST /api/accounts/updatePassword': {
    summary: 'Set a new password when logged in; ends all sessions',
    holdsSecret: true,
    body: updatePasswordBody,
    output: messageAnswer,
  },
  'POST /api/accounts/confirmPassword': {
    summary: 'Give the password again: for ten minutes the login counts as fresh',
    holdsSecret: true,
    body: z.strictObject({ currentPassword: passwordText }),
    output: messageAnswer,
  },
  'GET /api/accounts/profile/': { summary: "The caller's own profile", output: profile },
  'PUT /api/accounts/image/update': {
    summary: "Change the caller's picture; one file named `file`",
    form: z.strictObject({}),
    output: profile,
  },
  'GET /api/accounts/image/:id': {
    summary: "A person's picture, for themselves and for staff",
    params: paramsOf<'files'>(),
    output: 'file',
  },
  'GET /api/accounts/sessions': {
    summary: 'Where the caller is logged in',
    output: z.array(ownSession),
  },
  'POST /api/accounts/sessions/end/:id': {
    summary: "End one of the caller's own sessions",
    params: paramsOf<'sessions'>(),
    output: messageAnswer,
  },
});

export type SessionRecord = z.output<typeof sessionRecord>;
export type LogInAnswer = z.output<typeof logInAnswer>;
export type AccountRow = z.output<typeof accountRow>;
export type Profile = z.output<typeof profile>;
export type OwnSession = z.output<typeof ownSession>;
export type RegisterBody = z.output<typeof registerBody>;
export type ChangePasswordBody = z.output<typeof changePasswordBody>;

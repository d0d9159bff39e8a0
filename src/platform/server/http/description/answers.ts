// What every call may answer beside what it is for: refusals in one shape, and the headers of the limits on calls.
import { statusOfKind } from '#shared/refusal.ts';

/** The most characters of a refusal's message. */
export const LONGEST_MESSAGE = 2_000;

const text = { type: 'string' as const, maxLength: LONGEST_MESSAGE };

export const REFUSAL_SCHEMA = {
  type: 'object' as const,
  description: 'An expected no: its code is for programs, its message for people.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' as const, pattern: '^[a-z][a-z_.-]*$', maxLength: 100 },
    message: text,
    fields: {
      type: 'object' as const,
      description: 'Messages beside fields, by name.',
      additionalProperties: text,
    },
    reference: { type: 'string' as const, description: 'Of what went wrong, in the log.', maxLength: 100 },
  },
  additionalProperties: false,
};

const seconds = (description: string) =>
  ({ description, schema: { type: 'integer', minimum: 0, maximum: 86_400 } }) as const;

export const ANSWER_HEADERS = {
  'X-RateLimit-Limit': seconds('Calls that one address may make in a minute'),
  'X-RateLimit-Remaining': seconds('How many of them are left'),
  'X-RateLimit-Reset': seconds('Seconds until all are there again'),
  'Retry-After': seconds('Seconds after which it is worth trying again'),
};

const LIMITS = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);
const MAY_BE_TRIED_AGAIN = [statusOfKind.tooMany, statusOfKind.unavailable];

const MEANINGS: Record<number, string> = {
  400: 'Two hosts are named, or none',
  421: 'Another site is meant: another host is named than that of this one',
  [statusOfKind.invalid]: 'What was sent is not as it has to be',
  [statusOfKind.unauthenticated]: 'Nobody is logged in, or the password is wrong',
  [statusOfKind.forbidden]: 'Not for this caller, or without a form token',
  [statusOfKind.missing]: 'There is no such thing, or none for this caller',
  [statusOfKind.conflict]: 'Not as things stand now',
  [statusOfKind.tooMany]: 'Too many tries',
  [statusOfKind.unavailable]: 'Not just now; nothing was changed',
  500: 'Our own fault; its reference is in the log',
};

/** The refusals by status, as components of the description. */
export const REFUSALS = Object.fromEntries(
  Object.entries(MEANINGS).map(([status, description]) => [
    `Refused${status}`,
    {
      description,
      headers: {
        ...LIMITS,
        ...(MAY_BE_TRIED_AGAIN.includes(Number(status))
          ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }
          : {}),
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
);

/** An operation's own answers with the limits' headers, and every refusal: any guard or rule on the way may be what says no. */
export function described<Answer extends object>(
  own: Record<string, Answer>,
): Record<string, Answer | Reference> {
  const good = Object.entries(own).map(([status, answer]) => [status, { ...answer, headers: LIMITS }]);
  const refused = Object.keys(MEANINGS).map((status) => [
    status,
    { $ref: `#/components/responses/Refused${status}` },
  ]);
  return Object.fromEntries([...refused, ...good]);
}

type Reference = { $ref: string };

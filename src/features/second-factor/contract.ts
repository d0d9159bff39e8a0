// The second factor on the wire: one's own, setting it up and removing it, and showing it once more.

import { z } from 'zod';
import { passwordText, sessionRecord } from '#features/accounts/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';

const password = z.strictObject({ currentPassword: passwordText });
/** Six figures of an app, or a recovery code; spaces and dashes as typed. */
const code = z.strictObject({ code: z.string().max(60) });

/** In base 64, as authenticators and browsers write them. */
const bytes = z.string().max(20_000);

/** What a passkey has made or signed, as the browser's own `toJSON` has it, less what nobody here reads. */
const answered = { id: z.string().max(2_000), rawId: z.string().max(2_000), type: z.literal('public-key') };

export const passkeyAnswer = z.strictObject({
  ...answered,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

export const newPasskey = z.strictObject({
  /** The browser and system on which it is made. */
  name: z.string().trim().min(1).max(60),
  answer: z.strictObject({
    ...answered,
    response: z.strictObject({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10),
    }),
  }),
});

/** What the browser's `navigator.credentials` is to be asked, as WebAuthn has it. */
const question = z.looseObject({ challenge: z.string() });

export const way = z.enum(['app', 'recovery', 'passkey']);

/** Shown this once. Null to a retry whose first answer was lost: they are kept as hashes only. */
const setUp = messageAnswer.extend({ recoveryCodes: z.array(z.string()).nullable() });

export const ownFactors = z.object({
  /** Whether the caller's role needs one. */
  isRequired: z.boolean(),
  /** When the authenticator app was set up. */
  appSince: z.iso.datetime().nullable(),
  passkeys: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      created: z.iso.datetime(),
      lastUsed: z.iso.datetime().nullable(),
    }),
  ),
  recoveryCodesLeft: z.int(),
});

export const appOffer = z.object({
  /** In base 32, for an app that cannot read the picture. */
  secret: z.string(),
  /** `otpauth:`, for an app on this same phone. */
  address: z.string(),
  /** The picture of the address: its side in points, and the dark ones as the path of an SVG. */
  picture: z.object({ side: z.int(), path: z.string() }),
});

export const secondFactorEndpoints = endpoints({
  'GET /api/second-factor': { summary: "The caller's own second factors", output: ownFactors },
  'POST /api/second-factor/app/begin': {
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    holdsSecret: true,
    body: password,
    output: appOffer,
  },
  'POST /api/second-factor/app/confirm': {
    summary: 'The first code of the app; ends all other sessions',
    holdsSecret: true,
    body: code,
    output: setUp,
  },
  'POST /api/second-factor/app/remove': {
    summary: 'Remove the authenticator app',
    holdsSecret: true,
    body: password,
    output: messageAnswer,
  },
  'POST /api/second-factor/passkeys/begin': {
    summary: 'What the browser is asked to make a passkey of',
    holdsSecret: true,
    body: password,
    output: question,
  },
  'POST /api/second-factor/passkeys': {
    summary: 'Add the passkey that was made; ends all other sessions',
    holdsSecret: true,
    body: newPasskey,
    output: setUp,
  },
  'POST /api/second-factor/passkeys/remove/:id': {
    summary: "Remove one of the caller's passkeys",
    holdsSecret: true,
    params: paramsOf<'passkeys'>(),
    body: password,
    output: messageAnswer,
  },
  'POST /api/second-factor/recovery-codes': {
    summary: 'Ten new recovery codes in place of the old ones',
    holdsSecret: true,
    body: password,
    output: setUp,
  },
  'GET /api/second-factor/log-in': {
    summary: 'By which ways the log-in that was begun in this browser can be finished',
    output: z.object({ ways: z.array(way) }),
  },
  'POST /api/second-factor/log-in/code': {
    summary: 'Finish the log-in by a code of the app, or a recovery code; answers the session record',
    holdsSecret: true,
    body: code,
    output: sessionRecord,
  },
  'POST /api/second-factor/log-in/passkey/ask': {
    summary: 'What a passkey is asked to sign to finish the log-in',
    output: question,
  },
  'POST /api/second-factor/log-in/passkey': {
    summary: 'Finish the log-in by a passkey; answers the session record',
    holdsSecret: true,
    body: z.strictObject({ answer: passkeyAnswer }),
    output: sessionRecord,
  },
  'GET /api/second-factor/shown': {
    summary:
      'Refused unless the second factor, where there is one, was shown within ten minutes: asked before a download',
    output: messageAnswer,
  },
  'POST /api/second-factor/confirm/passkey/ask': {
    summary: 'What a passkey is asked to sign to show it once more',
    output: question,
  },
  'POST /api/second-factor/confirm/passkey': {
    summary: 'Show a passkey once more: for ten minutes it need not be shown again',
    holdsSecret: true,
    body: z.strictObject({ answer: passkeyAnswer }),
    output: messageAnswer,
  },
  'POST /api/second-factor/confirm': {
    summary: 'Show the second factor once more, by a code: for ten minutes it need not be shown again',
    holdsSecret: true,
    body: code,
    output: messageAnswer,
  },
});

export type Way = z.output<typeof way>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
export type NewPasskey = z.output<typeof newPasskey>;
export type OwnFactors = z.output<typeof ownFactors>;
export type AppOffer = z.output<typeof appOffer>;

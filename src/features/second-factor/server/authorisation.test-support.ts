// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { EVERYONE, type RowsOf, SIGNED_IN } from '#tests/support/authorisation/roles.ts';
import type { secondFactorEndpoints } from '../contract.ts';

const wrongPassword = { currentPassword: 'not this one' };

const answered = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

const made = { ...answered, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] } };

const signed = {
  ...answered,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

export const rows: RowsOf<typeof secondFactorEndpoints> = {
  'GET /api/second-factor': { admits: SIGNED_IN },
  'POST /api/second-factor/app/begin': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  'POST /api/second-factor/app/confirm': { admits: SIGNED_IN, send: { code: '123456' }, answers: 409 },
  'POST /api/second-factor/app/remove': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  'POST /api/second-factor/passkeys/begin': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  'POST /api/second-factor/passkeys': { admits: SIGNED_IN, send: { name: 'A', answer: made }, answers: 409 },
  // None of them has one: any id is nobody's.
  'POST /api/second-factor/passkeys/remove/:id': {
    admits: SIGNED_IN,
    id: 'account',
    send: wrongPassword,
  },
  'POST /api/second-factor/recovery-codes': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  // Nobody has begun to log in.
  'GET /api/second-factor/log-in': { admits: EVERYONE, answers: 401 },
  'POST /api/second-factor/log-in/code': { admits: EVERYONE, send: { code: '123456' }, answers: 401 },
  'POST /api/second-factor/log-in/passkey/ask': { admits: EVERYONE, answers: 401 },
  'POST /api/second-factor/log-in/passkey': { admits: EVERYONE, send: { answer: signed }, answers: 401 },
  'GET /api/second-factor/shown': { admits: SIGNED_IN },
  'POST /api/second-factor/confirm/passkey/ask': { admits: SIGNED_IN },
  'POST /api/second-factor/confirm/passkey': { admits: SIGNED_IN, send: { answer: signed }, answers: 422 },
  'POST /api/second-factor/confirm': { admits: SIGNED_IN, send: { code: '123456' }, answers: 422 },
};

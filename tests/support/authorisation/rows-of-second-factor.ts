// Rows of the routes for the second factor of a log-in. None of these people has one; the tests of the feature give them some.
import type { EndpointKey } from '#shared/endpoint.ts';
import { EVERYONE, type Row, SIGNED_IN } from './roles.ts';

const wrongPassword = { currentPassword: 'not this one' };

export const rowsOfSecondFactor = {
  'GET /api/second-factor': { admits: SIGNED_IN },
  'POST /api/second-factor/app/begin': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  'POST /api/second-factor/app/confirm': { admits: SIGNED_IN, send: { code: '123456' }, answers: 409 },
  'POST /api/second-factor/app/remove': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  'POST /api/second-factor/recovery-codes': { admits: SIGNED_IN, send: wrongPassword, answers: 422 },
  // Nobody has begun to log in.
  'GET /api/second-factor/log-in': { admits: EVERYONE, answers: 401 },
  'POST /api/second-factor/log-in/code': { admits: EVERYONE, send: { code: '123456' }, answers: 401 },
  'POST /api/second-factor/confirm': { admits: SIGNED_IN, send: { code: '123456' }, answers: 422 },
} as const satisfies Partial<Record<EndpointKey, Row>>;

import { expect, it } from 'vitest';
import { DAY_MS } from './calendar.ts';
import { refusals } from './declared-refusals.ts';
import { newId } from './id.ts';
import { Refusal, refuse, statusOfKind } from './refusal.ts';
import { KEYS_KEPT_MS, SENT_AGAIN_FOR_MS } from './retries.ts';

it('its kind alone decides the status', () => {
  expect(statusOfKind).toEqual({
    invalid: 422,
    unauthenticated: 401,
    forbidden: 403,
    missing: 404,
    conflict: 409,
    tooMany: 429,
    unavailable: 503,
  });
});

it('is what its feature declares, in its words or those given', () => {
  const own = refusals({ 'own.no': ['conflict', 'No.'] });
  expect(own).toEqual({ 'own.no': { code: 'own.no', kind: 'conflict', text: 'No.' } });
  expect(new Refusal(own['own.no'])).toMatchObject({
    code: 'own.no',
    kind: 'conflict',
    message: 'No.',
    fields: undefined,
    retryAfterSeconds: undefined,
    accountId: null,
  });
  const details = {
    message: 'Not 5.',
    fields: { sum: 'Too much' },
    retryAfterSeconds: 3,
    accountId: newId<'accounts'>(),
  };
  expect(() => refuse(own['own.no'], details)).toThrow(expect.objectContaining(details));
  expect(new Refusal('request.not_found')).toMatchObject({ code: 'request.not_found', kind: 'missing' });
});

it('the server knows a change again for a week longer than a phone sends it', () => {
  expect([SENT_AGAIN_FOR_MS, KEYS_KEPT_MS]).toEqual([14 * DAY_MS, 21 * DAY_MS]);
});

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { KEYS_KEPT_MS, SENT_AGAIN_FOR_MS } from '#shared/retries.ts';
import { fateOf, isDue, isStale, type OutboxEntry } from './outbox-entry.ts';

const NOW = Date.UTC(2026, 10, 21, 20, 4);
const entry: OutboxEntry = {
  account: 'marcia',
  form: 'information:basic_information',
  title: 'Basic Information',
  key: '6f1c5c0e-0000-4000-8000-000000000000',
  call: { endpoint: 'POST /api/informations/submit', input: { body: {} } },
  receivedBefore: ['information.submitted'],
  createdAt: NOW - 60_000,
  tries: 0,
  nextTryAt: NOW,
  refused: null,
};
const refusal = (status: number, code: string) => ({
  answered: false as const,
  ...{ status, code, message: 'No', fields: { town: 'There is no such town' } },
});

describe('what one try makes of a waiting submission', () => {
  it.each([
    ['no answer', 0, 'unreachable', 'waits'],
    ['an answer too late', 408, 'x', 'waits'],
    ['too many calls', 429, 'request.too_many', 'waits'],
    ['a server that is away', 503, 'service.unavailable', 'waits'],
    ['a fault of ours', 500, 'unexpected', 'waits'],
    ['an ended session', 401, 'session.needed', 'waits'],
    ['answers that will not do', 400, 'information.invalid', 'refused'],
    ['a form that was changed', 409, 'information.changed', 'refused'],
    ['a key that stands for something else', 409, 'request.key_reused', 'refused'],
    ['a section that is in already', 409, 'information.submitted', 'received'],
  ])('%s', (_what, status, code, fate) => {
    expect(fateOf(entry, refusal(status, code), NOW).fate).toBe(fate);
  });

  it('keeps its key, its answers and its age while it waits', () => {
    expect(fateOf(entry, refusal(0, 'unreachable'), NOW)).toEqual({
      fate: 'waits',
      login: false,
      entry: { ...entry, tries: 1, nextTryAt: NOW + 5_000 },
    });
  });

  it('waits longer from try to try, but never more than a quarter of an hour', () => {
    const delays = [0, 1, 2, 3, 4, 50].map((tries) => {
      const fate = fateOf({ ...entry, tries }, refusal(0, 'unreachable'), NOW);
      return fate.fate === 'waits' ? (fate.entry.nextTryAt - NOW) / 1_000 : null;
    });
    expect(delays).toEqual([5, 15, 60, 300, 900, 900]);
  });

  it('hands the words of a refusal back, and lets go of the bytes', () => {
    expect(fateOf(entry, refusal(400, 'information.invalid'), NOW)).toMatchObject({
      entry: { call: null, refused: { message: 'No', fields: { town: 'There is no such town' } } },
    });
  });

  it('waits for its owner to log in again, and is then due at once', () => {
    expect(fateOf(entry, refusal(401, 'session.needed'), NOW)).toMatchObject({
      login: true,
      entry: { nextTryAt: NOW },
    });
  });
});

describe('when it is sent', () => {
  it.each([
    ['its time has come', entry, false, true],
    ['its time is still to come', { ...entry, nextTryAt: NOW + 1 }, false, false],
    ['the connection is back', { ...entry, nextTryAt: NOW + 1 }, true, true],
    [
      'it was refused',
      { ...entry, call: null, refused: { code: 'x', message: '', fields: {} } },
      true,
      false,
    ],
    ['it is older than its key', { ...entry, createdAt: NOW - 15 * DAY_MS }, true, false],
    ['it comes from the future', { ...entry, createdAt: NOW + 15 * DAY_MS }, true, false],
  ])('%s', (_when, waiting, back, due) => {
    expect(isDue(waiting, NOW, back)).toBe(due);
  });

  it('is asked about before the server could have forgotten its key, with a week to spare', () => {
    expect(KEYS_KEPT_MS - SENT_AGAIN_FOR_MS).toBeGreaterThanOrEqual(7 * DAY_MS);
    expect(isStale({ createdAt: NOW - SENT_AGAIN_FOR_MS }, NOW)).toBe(false);
    expect(isStale({ createdAt: NOW - SENT_AGAIN_FOR_MS - 1 }, NOW)).toBe(true);
  });
});

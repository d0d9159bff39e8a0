import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import { CLAIM_MS, isHeldByOther } from './review-claim.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');
const claim = { holder: 'keisha', until: new Date(noon.getTime() + CLAIM_MS) };
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE_MS);

describe('documents under review', () => {
  it.each([
    ['held by a colleague', claim, 'andre', minutesLater(0), true],
    ['held by a colleague for a quarter of an hour less a minute', claim, 'andre', minutesLater(14), true],
    ['free again after a quarter of an hour', claim, 'andre', minutesLater(15), false],
    ['never held against their own holder', claim, 'keisha', minutesLater(1), false],
    ['free where nobody claimed them', undefined, 'andre', minutesLater(0), false],
  ])('are %s', (_case, held, me, now, expected) => {
    expect(isHeldByOther(held, me, now)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { TimelineKind } from '../contract.ts';
import { kindOf, readTimelineKind, soughtFor, TIMELINE_KINDS } from './timeline-kinds.ts';

describe('what happened is of the kind', () => {
  it.each<[TimelineKind, string[]]>([
    ['account', ['account.created', 'session.ended', 'consent.given', 'toString.called', '']],
    ['sections', ['information.submitted', 'verification.decided']],
    [
      'loans',
      [
        'application.made',
        'agreement.signed',
        'disbursement.made',
        'loan.repaid',
        'repayment.received',
        'decision.made',
        'review.asked',
      ],
    ],
    ['seeds', ['seeds.earned']],
    ['rewards', ['prize.redeemed', 'acquisition.settled', 'contest.won']],
    ['messages', ['message.sent', 'mail.sent', 'note.written']],
    ['documents', ['file.opened']],
  ])('%s', (kind, happenings) => {
    for (const happening of happenings) expect(kindOf(happening), happening).toBe(kind);
  });
});

describe('a kind that is asked for', () => {
  it.each(['account', 'sections', 'loans', 'seeds', 'rewards', 'messages', 'documents'] as const)(
    '%s is read, and is offered',
    (kind) => {
      expect(readTimelineKind(kind)).toBe(kind);
      expect(TIMELINE_KINDS).toContain(kind);
    },
  );

  it.each([null, '', 'loan', 'toString'])('%s is none', (text) => {
    expect(readTimelineKind(text)).toBeUndefined();
  });
});

describe('what is looked for', () => {
  const isSought = (kind: TimelineKind | undefined, happening: string) => {
    const { areas, isAllBut } = soughtFor(kind);
    return areas.includes(happening.split('.')[0] ?? '') !== isAllBut;
  };
  const happenings = [
    'session.ended',
    'verification.decided',
    'loan.repaid',
    'seeds.earned',
    'prize.redeemed',
  ].concat(['mail.sent', 'file.opened']);

  it.each(TIMELINE_KINDS)('of the kind %s is all that is of this kind, and nothing else', (kind) => {
    for (const happening of happenings) expect(isSought(kind, happening)).toBe(kindOf(happening) === kind);
  });

  it('without a kind is everything', () => {
    for (const happening of happenings) expect(isSought(undefined, happening)).toBe(true);
  });

  it.each<[TimelineKind | undefined, boolean, boolean]>([
    [undefined, true, true],
    ['loans', true, false],
    ['messages', false, true],
    ['account', false, false],
    ['documents', false, false],
  ])('of %s: applications %s, mails %s', (kind, applications, mails) => {
    expect(soughtFor(kind)).toMatchObject({ applications, mails });
  });
});

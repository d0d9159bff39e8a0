import { describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { happening, notice, type OwnedFacts } from './happening.ts';
import { happeningsOf, inTheBell, inTheTimeline } from './in-words.ts';

const parts = {
  bell: {
    action: 'fileInfected',
    field: 'fileInformation',
    information: () => ({ name: 'a' }),
    says: ({ name }: { name: string }) => `You lost ${name}`,
    leadsTo: '/profile',
    timeline: ({ name }: { name: string }) => ({ what: `${name} lost`, reason: 'Why not' }),
  },
  mails: null,
  text: null,
  notifies: () => [],
} as const;

const happenings = happeningsOf({ lost: notice<{ accountId: IdOf<'accounts'> }>('file.lose', parts) });

describe('words', () => {
  it('come from the declaration, one for each reader', () => {
    const details = { fileInformation: { name: 'Slip' } };
    expect(inTheBell(happenings, 'file.lose', details)).toEqual({
      what: 'You lost Slip',
      link: '/profile',
    });
    expect(inTheTimeline(happenings, 'file.lose', details)).toEqual({
      what: 'Slip lost',
      reason: 'Why not',
    });
  });

  it.each([
    ['that nobody declares', 'loan.record_repayment', 'Loan: record repayment'],
    ['that lacks what its words need', 'file.lose', 'File: lose'],
  ])('of something %s are its name', (_what, name, what) => {
    expect(inTheBell(happenings, name, {})).toMatchObject({ what });
    expect(inTheTimeline(happenings, name, {})).toMatchObject({ what });
  });
});

it('does not compile where a part is missing', () => {
  const { mails, notifies } = parts;
  const subject = { subject: 'file', words: { audit: 'Lost a file' } };
  const incomplete = [
    // @ts-expect-error: whom the bell tells
    happening<OwnedFacts>('file.lose', { ...subject, mails, notifies }),
    // @ts-expect-error: whose screens read again
    happening<OwnedFacts>('file.lose', { ...subject, mails, bell: null }),
    // @ts-expect-error: who gets a letter
    happening<OwnedFacts>('file.lose', { ...subject, notifies, bell: null }),
    // @ts-expect-error: what the audit log calls it
    happening<OwnedFacts>('file.lose', { subject: 'file', mails, notifies, bell: null }),
  ];
  expect(incomplete).toHaveLength(4);
});

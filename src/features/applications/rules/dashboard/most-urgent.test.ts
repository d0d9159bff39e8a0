import { describe, expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { MoneyCard } from '../../contract/dashboard.ts';
import { type MoneyFacts, mostUrgent, mostUrgentOf } from './most-urgent.ts';

const instalment = {
  loanId: 'l1',
  number: '123456789',
  lender: null,
  amount: 1_916.66,
  pay: { bank: null, counter: null },
  dueOn: day('2026-03-31'),
};
const late = { kind: 'late', ...instalment, daysLate: 2 } as const;
const paymentIn = (daysLeft: number) => ({ kind: 'payment', ...instalment, daysLeft }) as const;
const owed = {
  kind: 'owed',
  loanId: 'l1',
  number: '123456789',
  lender: null,
  amount: 900,
  pay: instalment.pay,
} as const;
const asked = { applicationId: 'a1', lender: null, amount: 5_000 };
const sign: MoneyCard & { kind: 'sign' } = { kind: 'sign', ...asked, needed: [] };
const prove: MoneyCard & { kind: 'prove' } = { kind: 'prove', ...asked, needed: [] };
const checking: MoneyCard & { kind: 'checking' } = { kind: 'checking', ...asked, needed: [] };
const answer = { kind: 'answer', ...asked, standsUntil: day('2026-03-09') } as const;
const preparing = { kind: 'preparing', ...asked } as const;
const onItsWay = {
  kind: 'onItsWay',
  ...asked,
  dueBy: '2026-03-04T17:00:00Z',
  isOverdue: false,
  handOverAt: null,
} as const;
const waiting = { kind: 'asked', ...asked, askedAt: '2026-03-03T17:00:00Z' } as const;
const offer = { kind: 'offer', upTo: 5_000, isFirst: true } as const;
const rejected = { kind: 'rejected', ...asked, decidedAt: '2026-03-04T17:00:00Z' } as const;
const noOffer = { kind: 'noOffer' } as const;

const cardOf = (facts: Partial<MoneyFacts>): MoneyCard['kind'] =>
  mostUrgent({ loan: null, application: null, rejected: null, offer: null, step: 'submit', ...facts }).kind;

describe('the most urgent thing', () => {
  it.each<[string, MoneyCard['kind'], Partial<MoneyFacts>]>([
    ['of a newcomer is the next section', 'nextStep', {}],
    ['without an answer about money is the questionnaire', 'nextStep', { step: 'preferences' }],
    ['is a late payment, whatever else there is', 'late', { loan: late, application: sign, step: 'mend' }],
    ['is the agreement to sign, before documents', 'sign', { application: sign, step: 'prove' }],
    ['is the agreement before a document handed back', 'sign', { application: sign, step: 'mend' }],
    [
      'is what a signed loan waits for, before other documents',
      'prove',
      { application: prove, step: 'mend' },
    ],
    [
      'is what a signed loan waits for, before a payment of today',
      'prove',
      { loan: paymentIn(0), application: prove },
    ],
    [
      'is a document, since we check another one meanwhile',
      'nextStep',
      { application: checking, step: 'mend' },
    ],
    [
      'is that we check the last paper, before other documents',
      'checking',
      { application: checking, step: 'prove' },
    ],
    ['is a lender’s offer to answer, before documents', 'answer', { application: answer, step: 'mend' }],
    ['is a lender’s offer before one of ours', 'answer', { application: answer, offer }],
    ['is a payment of today before a lender’s offer', 'payment', { loan: paymentIn(0), application: answer }],
    ['is the agreement before a payment of today', 'sign', { loan: paymentIn(0), application: sign }],
    ['is a payment of today before a document', 'payment', { loan: paymentIn(0), step: 'mend' }],
    ['is a payment three days ahead before a document', 'payment', { loan: paymentIn(3), step: 'mend' }],
    ['is a document before a payment four days ahead', 'nextStep', { loan: paymentIn(4), step: 'mend' }],
    ['is a document, since it may hold the money up', 'nextStep', { application: onItsWay, step: 'mend' }],
    ['is a document before an offer', 'nextStep', { offer, step: 'mend' }],
    [
      'is the money on its way, before another payment',
      'onItsWay',
      { loan: paymentIn(9), application: onItsWay },
    ],
    ['is the money on its way, before documents', 'onItsWay', { application: onItsWay, step: 'prove' }],
    ['is the agreement that is being made', 'preparing', { application: preparing, step: 'prove' }],
    ['is the next payment, before a new offer', 'payment', { loan: paymentIn(20), offer }],
    [
      'is the next payment, before what was asked for',
      'payment',
      { loan: paymentIn(20), application: waiting },
    ],
    ['is what is owed of a loan written off', 'owed', { loan: owed, step: 'submit' }],
    ['is that we said no, before what stands now', 'rejected', { rejected, offer }],
    ['is that we said no, before that there is no offer', 'rejected', { rejected, offer: noOffer }],
    ['is a document before that we said no', 'nextStep', { rejected, step: 'mend' }],
    ['is the first offer, before its documents', 'offer', { offer, step: 'prove' }],
    ['is the offer, before waiting', 'offer', { offer, step: 'wait' }],
    ['is the offer where all is verified', 'offer', { offer, step: 'offer' }],
    ['is the offer before an answer of a lender', 'offer', { offer, application: waiting }],
    ['is what was asked for, before documents', 'asked', { application: waiting, step: 'prove' }],
    ['are documents before a refusal', 'nextStep', { offer: noOffer, step: 'prove' }],
    ['is that there is no offer, where nothing is left to do', 'noOffer', { offer: noOffer, step: 'offer' }],
    ['of whom all is verified and nothing is known is the step', 'nextStep', { step: 'offer' }],
  ])('%s', (_case, kind, facts) => {
    expect(cardOf(facts)).toBe(kind);
  });
});

describe('of several applications', () => {
  it('the one to sign comes first, then money, a paper being made, and what waits', () => {
    expect(mostUrgentOf([waiting, preparing, onItsWay, sign])).toBe(sign);
    expect(mostUrgentOf([checking, prove, sign])).toBe(sign);
    expect(mostUrgentOf([waiting, checking, onItsWay, prove])).toBe(prove);
    expect(mostUrgentOf([waiting, checking, onItsWay])).toBe(onItsWay);
    expect(mostUrgentOf([waiting, preparing, onItsWay])).toBe(onItsWay);
    expect(mostUrgentOf([waiting, preparing])).toBe(preparing);
  });

  it('of one kind the newest comes first', () => {
    const older = { ...waiting, applicationId: 'a0' };
    expect(mostUrgentOf([waiting, older])).toBe(waiting);
    expect(mostUrgentOf([])).toBe(null);
  });
});

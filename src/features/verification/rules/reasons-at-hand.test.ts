import { expect, it } from 'vitest';
import { reasonsAtHand } from './reasons-at-hand.ts';

it('offers the reasons of the section first, then the general ones, each once', () => {
  const all = [
    { reason: 'Too dark', sId: null },
    { reason: 'Not a payslip', sId: 'income_information' },
    { reason: 'No stamp of the bank', sId: 'banking_information' },
    { reason: 'Expired', sId: null },
    { reason: 'Expired', sId: 'income_information' },
  ];
  expect(reasonsAtHand(all, 'income_information')).toEqual(['Not a payslip', 'Expired', 'Too dark']);
  expect(reasonsAtHand(all, 'social')).toEqual(['Too dark', 'Expired']);
});

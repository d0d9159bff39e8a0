import { describe, expect, it } from 'vitest';
import type { FactorScore } from '../contract.ts';
import { applicant, stranger } from './applicant.test-support.ts';
import { describeInputs, describeReading } from './describe-inputs.ts';

const wordsOf = (inputs: Parameters<typeof describeInputs>[0]) =>
  Object.fromEntries(describeInputs(inputs).map(({ label, value }) => [label, value]));

describe('what a decision looked at, in words', () => {
  it('of a clerk', () => {
    expect(wordsOf(applicant())).toEqual({
      'Income a month': '$120,000.00',
      'Expenses a month': '$60,000.00',
      'Debt payments a month': '$12,000.00',
      'Open loans in our books a month, paid out since': 'None',
      'Kind of work': 'Employed full time',
      'Time in the job': '30 months',
      'Credit history': 'No missed payments',
      'Time with the bank': '40 months',
      Sections: '6 submitted and 0 verified, of 6',
      'Loans with us': 'None open',
      'Instalments due in twelve months': 'None',
      'Date of birth': 'March 1st 1996',
      'Email address': 'Verified',
    });
  });

  it('of somebody whose address is not verified', () => {
    expect(wordsOf(applicant({ emailVerified: false }))['Email address']).toBe('Not verified');
  });

  it('of somebody who has said nothing', () => {
    const unknown = Object.values(wordsOf(stranger)).filter((value) => value === 'Not known');
    expect(unknown).toHaveLength(8);
  });
});

describe('what earned a factor its points', () => {
  it.each<[FactorScore['factor'], FactorScore['reading'], string]>([
    ['debtService', 1_050, '10.5% of income'],
    ['freeCashFlow', -200, '-2% of income'],
    ['employment', 'Seasonal', 'Seasonal'],
    ['timeInJob', 1, '1 month'],
    ['creditHistory', 'none', 'Never borrowed'],
    ['banking', 0, '0 months'],
    ['sectionsVerified', 5_000, '50%'],
    ['repaymentRecord', 0, 'Never late'],
    ['repaymentRecord', 12, 'Up to 12 days late'],
    ['repaymentRecord', null, 'Not known'],
  ])('%s %s', (factor, reading, words) => {
    expect(describeReading({ factor, reading, points: 1, outOf: 10 })).toBe(words);
  });
});

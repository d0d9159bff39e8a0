import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOAN_STATES, type LoanState } from '#features/loans/fields/loan-states.ts';
import { isInDefault, isRepaid, isWrittenOff } from '#features/loans/rules/books/standing.ts';
import { EXPORT_COLUMNS, EXPORT_MODELS, readColumns, readStatus } from './export-columns.ts';

describe('the columns of an export', () => {
  it('are all of the model unless some are named, and then in the order of the table', () => {
    expect(readColumns('Account', undefined)).toEqual(EXPORT_COLUMNS.Account);
    expect(readColumns('Loan', 'created,id,status')).toEqual(['id', 'status', 'created']);
  });

  it.each(['password_hash', 'passwordHash', 'token', 'answers', 'id,secret', 'loanAmount', ','])(
    'of an account are never %s',
    (asked) => {
      expect(readColumns('Account', asked)).toBeNull();
    },
  );

  it('never name a secret, in any model', () => {
    const names = EXPORT_MODELS.flatMap((model) => [...EXPORT_COLUMNS[model]]).join(' ');
    expect(names).not.toMatch(/password|hash|token|secret|session|answer|code_/i);
  });

  it('are of one state, when it is one of the model', () => {
    expect(readStatus('Loan', undefined)).toBeUndefined();
    expect(readStatus('Loan', 'Waiting')).toBe('Waiting');
    expect(readStatus('Loan', 'Suspended')).toBeNull();
  });
});

it('says to analysts what became of a loan in each state that says so, and nothing of the others', () => {
  const { outcome } = JSON.parse(readFileSync('docs/score-judge/export.mapping.json', 'utf8'));
  const wentBad = (state: LoanState) => isInDefault(state) || isWrittenOff(state);
  expect(outcome.bad.toSorted()).toEqual(LOAN_STATES.filter(wentBad).toSorted());
  expect(outcome.good.toSorted()).toEqual(LOAN_STATES.filter(isRepaid).toSorted());
});

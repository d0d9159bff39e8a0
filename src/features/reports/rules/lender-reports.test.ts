import { expect, it } from 'vitest';
import { REPORT_COLUMNS, REPORT_FILE_NAMES } from './lender-reports.ts';

it('each list has its name in the download', () => {
  expect(REPORT_FILE_NAMES).toEqual({
    products: 'products-',
    loans: 'loans-',
    'loan-applications': 'loan-application-',
    portfolio: 'portfolio-',
  });
});

it.each(Object.entries(REPORT_COLUMNS))('no column stands twice in %s', (_, columns) => {
  expect(new Set(columns).size).toBe(columns.length);
});

it('a list of products begins with the columns of the specification, in its order', () => {
  expect(REPORT_COLUMNS.products).toEqual([
    ...['_id', 'name', 'type', 'shortCode', 'status', 'loanRequirementCriteria', 'description'],
    ...['created', 'updated'],
  ]);
});

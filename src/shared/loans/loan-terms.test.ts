import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LONGEST_TERM_MONTHS, WHOLE_BPS } from './loan-terms.ts';

const schema = await readFile('db/schema.sql', 'utf8');

/** The upper bounds that the database's checks set a column, in whatever table. */
const boundsOf = (column: string): number[] =>
  [...schema.matchAll(new RegExp(`CHECK .*\\b${column} <= (\\d+)\\)`, 'g'))].map(([, most]) => Number(most));

test.each([
  ['term_months', LONGEST_TERM_MONTHS],
  ['maximum_term_months', LONGEST_TERM_MONTHS],
  ['rate_monthly_bps', WHOLE_BPS],
  ['maximum_rate_monthly_bps', WHOLE_BPS],
])('the database takes %s up to the same bound', (column, most) => {
  expect(new Set(boundsOf(column))).toEqual(new Set([most]));
});

// What the public pages say of our loan in words is what no policy goes beyond, and what the product is shipped with.
import { expect, it } from 'vitest';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { landingCopy } from '#features/site/texts/site.ts';
import { aboutTexts, faqTexts, termsTexts } from '#features/site/texts/site-pages.ts';
import {
  LONGEST_OWN_TERM_MONTHS,
  LOWEST_RATE_MONTHLY_BPS,
  MOST_LENT_CENTS,
} from '#shared/loans/public-claims.ts';
import { cents, showMoney } from '#shared/money.ts';

const pages = JSON.stringify([aboutTexts, faqTexts, termsTexts, landingCopy]);
const said = (pattern: RegExp) => [...new Set([...pages.matchAll(pattern)].map((match) => match[1]))];

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const mostLent = showMoney(MOST_LENT_CENTS).replace('.00', '');
const longestTerm = WORDS[LONGEST_OWN_TERM_MONTHS];
const lowestRate = `${LOWEST_RATE_MONTHLY_BPS / 100}%`;

it.each([
  ['the largest loan', /(?:up to|largest loan is) (\$[\d,]+)/gi, [mostLent]],
  ['the longest term', /"(\w+) months at most/gi, [longestTerm?.replace(/^e/, 'E')]],
  ['the longest term, within a sentence', /(?:at most|longest term) (\w+)(?: months|\.)/g, [longestTerm]],
  ['the lowest rate', /from (\d+%) monthly/g, [lowestRate]],
  [
    'the first offer',
    /first offer is (\$[\d,.]+\d)/gi,
    [showMoney(cents(defaultPolicy.loan.largestCents.FirstModel))],
  ],
])('%s is one figure wherever it is said', (_what, pattern, expected) => {
  expect(said(pattern)).toEqual(expected);
});

it('is claimed in figures on the landing page', () => {
  expect(landingCopy).toMatchObject({
    'claims.1.figure': mostLent,
    'claims.2.figure': lowestRate,
    'claims.3.figure': `${LONGEST_OWN_TERM_MONTHS} months`,
  });
});

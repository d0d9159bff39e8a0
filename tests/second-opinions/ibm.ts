// What IBM's engine says of a page under its WCAG 2.2 policy: what fails, and what a person has to look at.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine/ace.js';
import type { Finding } from '../gallery/rules/finding.ts';

declare global {
  interface Window {
    ace?: { Checker: typeof Checker };
  }
}

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

export async function ibmFindings(page: Page): Promise<Finding[]> {
  // Evaluated by the browser itself, the content policy lets nothing else in.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ENGINE);
  const results = await page.evaluate(async () => {
    if (!window.ace) throw new Error('the engine was not loaded');
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [policy, confidence] }) => `${policy}` === 'VIOLATION' && `${confidence}` !== 'PASS')
      .map(({ ruleId, reasonId, value: [, confidence], snippet, message }) => ({
        rule: `${ruleId} ${reasonId}`,
        isSure: `${confidence}` === 'FAIL',
        where: snippet.replace(/\s+/g, ' ').slice(0, 300),
        says: message,
      }));
  });
  return results.map(({ rule, isSure, where, says }) => ({
    rule: `${isSure ? 'ibm' : 'ibm cannot tell'}: ${rule}`,
    where,
    says,
  }));
}

// WCAG 2.2 AA as axe sees it: no violation, and nothing that it cannot tell, but contrast that our own measure tells.
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { AXE, WCAG } from '../../support/axe-rules.ts';
import type { Look } from '../looks.ts';
import type { Finding } from './finding.ts';

/** Contrast that axe cannot tell is left to the pixels (in-page.ts): what stands on a gradient, a picture or another element. */
export async function axeFindings(page: Page, { scheme, width }: Look, runOnly = WCAG): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);

  const { violations, incomplete } = await page.evaluate(async (runOnly) => {
    const { violations, incomplete } = await (window.axe as typeof import('axe-core')).run(document, {
      runOnly: runOnly as NonNullable<typeof runOnly>,
      resultTypes: ['violations', 'incomplete'],
      preload: false,
      elementRef: true,
    });
    window.gallery.leaveToPixels(
      incomplete
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])),
    );
    return { violations, incomplete: incomplete.filter(({ id }) => id !== 'color-contrast') };
  }, runOnly);
  const findingsOf = (rule: string, results: Result[]): Finding[] =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary, any, all, none }) => ({
        rule: `${rule}: ${id}`,
        where: html.slice(0, 200),
        says:
          failureSummary ??
          [...any, ...all, ...none].map(({ message }) => message).join(' ') ??
          `${scheme} ${width}`,
      })),
    );
  return [...findingsOf('axe', violations), ...findingsOf('axe cannot tell', incomplete)];
}

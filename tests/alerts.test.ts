// Each alert says which part of which page tells what to do, and that part is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Alert = { alert: string; annotations: { summary: string; runbook?: string } };

const root = join(import.meta.dirname, '..');
const rules: Alert[] = parse(readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')).groups.flatMap(
  (group: { rules: Alert[] }) => group.rules,
);

/** What a heading is called in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** The alerts that lead nowhere, or to the part of another. */
function strayed(alerts: readonly Alert[]): string[] {
  return alerts.flatMap(({ alert, annotations: { runbook = '' } }) => {
    const [page = '', anchor = ''] = runbook.split('#');
    const isPage = page.endsWith('.md') && existsSync(join(root, page));
    const headings = isPage ? (readFileSync(join(root, page), 'utf8').match(/(?<=^## ).+$/gm) ?? []) : [];
    const isThere = headings.some((heading) => anchorOf(heading) === anchor && heading === alert);
    return isThere ? [] : [alert];
  });
}

describe('an alert', () => {
  it('leads to its own part of the runbook', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(strayed(rules)).toEqual([]);
  });

  it.each([
    ['without a page', undefined],
    ['to a page that is not there', 'docs/operate/runbooks.md#pimentodown'],
    ['to a heading that is not there', 'docs/operate/runbook.md#pimento-down'],
    ['to another’s part', 'docs/operate/runbook.md#pimentoslow'],
    ['to no part', 'docs/operate/runbook.md'],
  ])('is refused %s', (_, runbook) => {
    const annotations = runbook === undefined ? { summary: '' } : { summary: '', runbook };
    expect(strayed([{ alert: 'PimentoDown', annotations }])).toEqual(['PimentoDown']);
  });
});

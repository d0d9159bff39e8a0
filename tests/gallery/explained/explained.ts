// Findings that were looked at and are no faults. One that nothing matches any more fails the run, so that the lists stay true.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPLAINED } from '../report/where.ts';
import type { Finding } from '../rules/finding.ts';

/** `where` is sought in the element's markup, and in what the judge says. */
export type Explained = { rule: string; where?: RegExp; reason: string };

/** What is left to mend. Which explanations were needed is kept in files: the walk is many processes. */
export function unexplained(
  judge: string,
  list: readonly Explained[],
  findings: readonly Finding[],
): Finding[] {
  return findings.filter((finding) => {
    const index = list.findIndex(
      ({ rule, where = /^/ }) =>
        rule === finding.rule && (where.test(finding.where) || where.test(finding.says)),
    );
    if (index >= 0) writeFileSync(fileOf(judge, index), '');
    return index < 0;
  });
}

export const neverMet = (judge: string, list: readonly Explained[]): Explained[] =>
  list.filter((_, index) => !existsSync(fileOf(judge, index)));

const fileOf = (judge: string, index: number): string => join(EXPLAINED, `${judge}-${index}`);

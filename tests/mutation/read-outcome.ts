// Reads what Stryker has found of a folder, and holds what survived against what is explained.
import type { Explained } from './explanation.ts';

/** The part of the mutation testing report schema that counts here. */
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: { line: number } };
};

export type Outcome = {
  /** Noticed by a test, or never coming to an end. */
  killed: number;
  total: number;
  /** `file:line  what stands there  →  what stood there instead`, of those that nothing explains. */
  unexplained: string[];
  /** Explanations that nothing needed. */
  unused: string[];
};

const NOTICED = ['Killed', 'Timeout'];
/** Those that do not run at all say nothing. */
const JUDGED = [...NOTICED, 'Survived', 'NoCoverage'];

export function readOutcome(report: Report, explained: readonly Explained[]): Outcome {
  const unexplained: string[] = [];
  const needed = new Set<string>();
  let [killed, total] = [0, 0];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n');
    for (const { status, replacement = '', location } of mutants) {
      if (!JUDGED.includes(status)) continue;
      total += 1;
      if (NOTICED.includes(status)) {
        killed += 1;
        continue;
      }
      const line = (lines[location.start.line - 1] ?? '').trim();
      const why = explained.find(
        (one) => one.file === file && one.line === line && one.becomes.includes(replacement),
      );
      if (why) needed.add(keyOf(why, replacement));
      else unexplained.push(`${file}:${location.start.line}  ${line}  →  ${replacement.split('\n')[0]}`);
    }
  }
  const unused = explained
    .filter(({ file }) => file in report.files)
    .flatMap((one) => one.becomes.map((becomes) => keyOf(one, becomes)))
    .filter((key) => !needed.has(key));
  return { killed, total, unexplained, unused };
}

const keyOf = ({ file, line }: Explained, becomes: string): string => `${file}  ${line}  →  ${becomes}`;

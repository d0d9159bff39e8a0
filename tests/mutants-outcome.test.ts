import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allExplained } from './mutation/all-explained.ts';
import { type Report, readOutcome } from './mutation/read-outcome.ts';

const mutant = (status: string, line: number, replacement: string) => ({
  mutatorName: 'X',
  status,
  replacement,
  location: { start: { line } },
});
const report: Report = {
  files: {
    'a.ts': {
      source: '  one();\n  two();\n',
      mutants: [
        mutant('Killed', 1, ''),
        mutant('Timeout', 1, 'x'),
        mutant('Survived', 2, 'true'),
        mutant('NoCoverage', 2, 'false'),
        mutant('CompileError', 2, 'y'),
      ],
    },
  },
};

it('counts what was noticed, and names what was not', () => {
  expect(readOutcome(report, [])).toEqual({
    killed: 2,
    total: 4,
    unexplained: ['a.ts:2  two();  →  true', 'a.ts:2  two();  →  false'],
    unused: [],
  });
});

it('takes what is explained, and reports what nothing needed', () => {
  const explained = [
    { file: 'a.ts', line: 'two();', becomes: ['true', 'gone'], why: 'the same' },
    { file: 'of-another-folder.ts', line: 'x', becomes: ['y'], why: 'not asked for now' },
  ];
  expect(readOutcome(report, explained)).toMatchObject({
    unexplained: ['a.ts:2  two();  →  false'],
    unused: ['a.ts  two();  →  gone'],
  });
});

it('explains lines that stand in their files, each with a reason, and none twice', async () => {
  const explained = await allExplained();
  const linesOf = (file: string) =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => line.trim())
      : [];
  const gone = explained.filter(({ file, line }) => !linesOf(file).includes(line));
  expect(gone.map(({ file, line }) => `${file}  ${line}`)).toEqual([]);
  expect(explained.filter(({ why, becomes }) => why.length < 20 || becomes.length === 0)).toEqual([]);
  const keys = explained.flatMap(({ file, line, becomes }) => becomes.map((one) => `${file} ${line} ${one}`));
  expect(new Set(keys).size).toBe(keys.length);
});

// The judge on files as analysts have them: against a second program, in every dialect, and refusing what it cannot read in words that help.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { JudgeMapping } from '#features/decisions/contract/judge-mapping.ts';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import type { Day } from '#shared/calendar.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { judgeTable, readMapping, readPolicy } from './judge-table.ts';
import { printFindings } from './print-findings.ts';

const folder = mkdtempSync(join(tmpdir(), 'score-judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ON = '2026-01-01' as Day;
const EXAMPLE = 'docs/score-judge/people.csv';

let files = 0;
function file(content: string | Buffer, ending = 'csv'): string {
  files += 1;
  const path = join(folder, `${files}.${ending}`);
  writeFileSync(path, content);
  return path;
}

const mapping: JudgeMapping = {
  outcome: { column: 'out', bad: ['b'], good: ['g'] },
  inputs: { income: { column: 'pay' } },
};

const judge = (content: string | Buffer, of: JudgeMapping = mapping) =>
  judgeTable(file(content), of, defaultPolicy, ON);

describe('the example', () => {
  it('is judged as a second program judges it: every person decided apart, every pair compared', async () => {
    const found = await judgeTable(
      EXAMPLE,
      await readMapping('docs/score-judge/people.mapping.json'),
      defaultPolicy,
      ON,
    );
    const [heading = [], ...rows] = readCsv(readFileSync(EXAMPLE, 'utf8'));
    const people = rows.map((cells) =>
      byHand(Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? '']))),
    );
    const known = people.filter(({ out }) => out !== 'running');
    const good = known.filter(({ out }) => out === 'paid');
    const bad = known.filter(({ out }) => out === 'charged off');
    let won = 0;
    for (const one of good)
      for (const other of bad) won += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
    const { findings } = found;
    expect(found).toMatchObject({ rows: people.length, leftOut: people.length - known.length, uneven: 0 });
    expect(findings.separation?.auc).toBeCloseTo(won / (good.length * bad.length), 10);
    expect(findings.bad).toMatchObject({ count: bad.length, of: known.length });
    expect(findings.declined.count).toBe(known.filter(({ isOffered }) => !isOffered).length);
    for (const { grade, count, of } of findings.grades) {
      const inGrade = known.filter((person) => (person.grade ?? 'none') === grade);
      expect([grade, of, count]).toEqual([
        grade,
        inGrade.length,
        inGrade.filter((one) => bad.includes(one)).length,
      ]);
    }
    const women = known.filter(({ sex }) => sex === 'F');
    expect(findings.groups[0]?.rates.find(({ group }) => group === 'women')).toMatchObject({
      of: women.length,
      count: women.filter(({ isOffered }) => isOffered).length,
    });
  });

  it('prints everything that the documentation names', async () => {
    const read = await readMapping('docs/score-judge/people.mapping.json');
    const printed = printFindings(await judgeTable(EXAMPLE, read, defaultPolicy, ON));
    for (const part of [
      /Gini {2}0\.\d{3} \(0\.\d{3} to 0\.\d{3}\)/,
      /KS {4}0\.\d{3} at a score of \d+/,
      /^ {2}B .*second half: /,
      /bad among the declined \d/,
      /PSI of the score between the halves: 0\.\d{3}, /,
      /^Approval by sex$/,
      /women .*ratio [01]\.\d\d/,
      /the same points for everybody/,
      /not mapped: .*shareVerified \(none\)/,
    ])
      expect(
        printed.some((line) => part.test(line)),
        String(part),
      ).toBe(true);
    const documented = readFileSync('docs/score-judge.md', 'utf8');
    for (const heading of printed.filter((line) => /^[A-Z][^\d:]+$/.test(line)))
      expect(documented).toContain(heading);
  });
});

const JOBS: Record<string, string> = {
  fixed: 'Employed full time',
  'own account': 'Self-employed',
  temporary: 'Contract',
  none: 'Unemployed',
};
const BUREAU = { clean: 'good', 'no file': 'none', arrears: 'late', default: 'overdue' } as const;

function byHand(row: Record<string, string>) {
  const amount = (name: string) => {
    const cell = row[name] ?? '';
    return cell === 'n/a' || cell === '' ? null : Number(cell.replaceAll(',', '')) * 100;
  };
  const months = (name: string) => (row[name] === '' ? null : Math.floor(Number(row[name]) * 12));
  const { score, grade, offer } = decide(
    defaultPolicy,
    {
      model: 'FirstModel',
      birthDay: `${2026 - Number(row.Age)}-01-01`,
      emailVerified: true,
      loanStanding: 'none',
      sections: { required: 6, submitted: 6, verified: 0 },
      repayments: { instalmentsDue: 0, worstDaysLate: 0 },
      incomeCents: amount('Monthly pay, $'),
      expensesCents: (amount('Household $') ?? 0) + (amount('Rent $') ?? 0),
      debtPaymentsCents: amount('Repayments $'),
      employmentStatus: JOBS[row.Job ?? ''] ?? null,
      // Whoever has no job has no time in one, whatever the column says.
      monthsInJob: row.Job === 'none' ? 0 : months('Years in job'),
      creditHistory: BUREAU[row['Credit bureau'] as keyof typeof BUREAU],
      monthsWithBank: months('Bank years'),
    },
    ON,
  );
  return { score, grade, isOffered: offer !== null, out: row.Outcome, sex: row.Sex };
}

describe('a table', () => {
  const people = [
    ['g', '120000'],
    ['b', '3,000'],
    ['g', '90000'],
  ];
  const lines = (separator: string, end: string) =>
    [['out', 'pay'], ...people].map((row) => row.map((cell) => `"${cell}"`).join(separator)).join(end);

  it.each([
    ['commas and CRLF', lines(',', '\r\n')],
    ['semicolons and LF', lines(';', '\n')],
    ['tabs and a mark', `\uFEFF${lines('\t', '\n')}\n\n`],
    ['bars and CR', lines('|', '\r')],
    ['names in another case, with blanks', lines(',', '\n').replace('"out","pay"', ' OUT , Pay ')],
  ])('with %s reads the same', async (_, content) => {
    const { rows, findings, odd } = await judge(content);
    expect([rows, findings.people, findings.bad.count, findings.declined.count, odd.length]).toEqual([
      3, 3, 1, 0, 0,
    ]);
  });

  it('may hold line breaks and quotes in cells, short rows and long ones', async () => {
    const content = 'name,out,pay\n"Ann ""A""\nBrown",g,90000\nBob,b\nCy 6" tall,g,80000,more\n';
    expect(await judge(content)).toMatchObject({
      rows: 3,
      uneven: 2,
      findings: { people: 3, declines: [{ bad: { of: 1 } }] },
    });
  });

  it('is halved by the rows that have an outcome, or by a column', async () => {
    const rows = Array.from(
      { length: 400 },
      (_, n) => `${n % 5 === 0 ? 'b' : n % 7 === 0 ? '?' : 'g'},90000,${n < 300 ? '2024' : '2025'}`,
    );
    const content = ['out,pay,year', ...rows].join('\n');
    const inHalves = async (of: JudgeMapping) => {
      const { calibration } = (await judge(content, of)).findings;
      return calibration
        .map(({ expected, found }) => [expected.of, found.of])
        .reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d]);
    };
    const known = rows.filter((row) => !row.startsWith('?')).length;
    expect(await inHalves(mapping)).toEqual([Math.ceil(known / 2), Math.floor(known / 2)]);
    const late = rows.slice(300).filter((row) => !row.startsWith('?')).length;
    expect(await inHalves({ ...mapping, halves: { column: 'year', from: '2025' } })).toEqual([
      known - late,
      late,
    ]);
  });
});

describe('what cannot be judged', () => {
  it.each([
    ['an empty file', '', /is empty: its first row names the columns/],
    ['columns alone', 'out,pay\n', /has columns and no rows/],
    ['a missing column', 'out,salary\ng,1\n', /has no column 'pay'\. Its columns: 'out', 'salary'/],
    ['a column twice', 'out,pay,pay\ng,1,2\n', /has 2 columns 'pay': rename one/],
    [
      'no outcome at all',
      'out,pay\n7,1\n8,2\n',
      /column 'out' holds '7', '8', which neither 'bad' nor 'good' names/,
    ],
    ['two bytes a letter', Buffer.from('out,pay\ng,1\n', 'utf16le'), /save the table as 'CSV UTF-8'/],
    ['a quote that is never closed', `out,pay\n"g,1\n${'x,2\n'.repeat(400_000)}`, /quote that is not closed/],
  ])('%s is refused', async (_, content, words) => {
    await expect(judge(content)).rejects.toThrow(words);
  });

  it('a group of very many values is refused', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `g,${n}`).join('\n');
    const of = { ...mapping, groups: { pay: { column: 'pay' } } };
    await expect(judge(`out,pay\n${rows}`, of)).rejects.toThrow(/'pay' has more than 50 values/);
  });

  it.each([
    ['that is not there', null, /cannot be opened.*docs\/score-judge\.md/],
    ['that is no JSON', '{ outcome', /is no JSON/],
    [
      'with a word that there is not',
      '{"outcome":{"column":"a","bad":["1"]},"inputs":{"wages":{"column":"b"}}}',
      /wages/,
    ],
    ['without an outcome', '{"inputs":{}}', /outcome/],
  ])('a mapping %s is refused', async (_, content, words) => {
    const path = content === null ? join(folder, 'none.json') : file(content, 'json');
    await expect(readMapping(path)).rejects.toThrow(words);
  });

  it('a policy that is no sound one is refused, and one as the policy desk shows it is taken', async () => {
    const { version: _version, ...figures } = defaultPolicy;
    expect(await readPolicy(file(JSON.stringify(figures), 'json'))).toEqual(defaultPolicy);
    const heavy = { ...defaultPolicy, grades: defaultPolicy.grades.toReversed() };
    await expect(readPolicy(file(JSON.stringify(heavy), 'json'))).rejects.toThrow(/no sound policy/);
  });
});

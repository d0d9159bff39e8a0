// The findings of the judge as lines of text.
import {
  FEWEST_FOR_A_RATE,
  FEWEST_OF_EACH_OUTCOME,
  FEWEST_TO_COMPARE,
} from '#features/decisions/rules/performance/enough.ts';
import type { Rate } from '#features/decisions/rules/performance/proportion.ts';
import type { Separation } from '#features/decisions/rules/performance/separation.ts';
import type { Stability } from '#features/decisions/rules/performance/stability.ts';
import type { Findings } from '#features/decisions/rules/performance/tally.ts';
import type { JudgedTable } from './judge-table.ts';

const TOO_FEW = 'too few to say';

export function printFindings({ rows, leftOut, uneven, odd, notMapped, findings }: JudgedTable): string[] {
  return [
    `${rows} rows, ${findings.people} with a known outcome, ${leftOut} left out${uneven > 0 ? `; ${uneven} have more or fewer cells than columns` : ''}`,
    ...odd.map(
      ({ column, cells, examples }) =>
        `  column '${column}': ${cells} cells are no figure or not named in the mapping and count as not known: ${examples.map((cell) => `'${cell}'`).join(', ')}`,
    ),
    ...(notMapped.length > 0 ? [`  not mapped: ${notMapped.join(', ')}`] : []),
    `Bad: ${showRate(findings.bad)}`,
    '',
    'Does the score separate?',
    `  Gini  ${showGini(findings.separation)}`,
    `  KS    ${showKs(findings.separation)}`,
    `  Gini of the first half ${showGini(findings.halves.first)}`,
    `  Gini of the second half ${showGini(findings.halves.second)}`,
    '',
    'Each factor alone',
    ...inColumns(
      findings.factors.map(({ factor, outOf, isSame, separation, stability }) => [
        factor,
        `${outOf} points`,
        isSame ? 'the same points for everybody' : `Gini ${showGini(separation)}`,
        isSame ? '' : `PSI ${showPsi(stability)}`,
      ]),
    ),
    '',
    'Bad rate by grade (95 % bounds); the second half beside the first',
    ...inColumns(
      findings.grades.map((rate, place) => [
        rate.grade === 'none' ? 'no grade' : rate.grade,
        `${share(rate.of, findings.people)} of all`,
        showRate(rate),
        calibrated(findings.calibration[place]?.verdict ?? null),
        rate.isOutOfOrder ? 'OUT OF ORDER: a better grade went bad more often' : '',
      ]),
    ),
    '',
    'Declined',
    `  ${showRate(findings.declined)} of all`,
    `  bad among the declined ${showRate(findings.declinedBad)}`,
    `  bad among the approved ${showRate(findings.approvedBad)}`,
    ...inColumns(
      findings.declines.map(({ code, bad }) => [code, `${bad.of} people`, `bad ${showRate(bad)}`]),
    ),
    '',
    `PSI of the score between the halves: ${showPsi(findings.stability)}`,
    ...findings.groups.flatMap(({ name, rates }) => ['', `Approval by ${name}`, ...showGroups(rates)]),
    '',
    `'${TOO_FEW}': a rate of fewer than ${FEWEST_FOR_A_RATE} people, Gini and KS of fewer than ${FEWEST_OF_EACH_OUTCOME} good or bad, PSI of fewer than ${FEWEST_TO_COMPARE} in a half.`,
  ];
}

const showGroups = (rates: Findings['groups'][number]['rates']): string[] =>
  inColumns(
    rates.map(({ group, approvedBad, ratio, isFlagged, mayBeChance, ...rate }) => [
      group,
      showRate(rate),
      ratio === null ? '' : `ratio ${ratio.toFixed(2)}`,
      `bad among the approved ${showRate(approvedBad)}`,
      isFlagged ? `BELOW FOUR FIFTHS${mayBeChance ? ' (may be chance)' : ''}` : '',
    ]),
  );

/** `39.0 % (35.6–42.5), 300 of 770` */
export function showRate({ count, of, share }: Rate): string {
  if (!share) return `${count} of ${of}: ${TOO_FEW}`;
  return `${percent(share.share)} % (${percent(share.low)}–${percent(share.high)}), ${count} of ${of}`;
}

export const showGini = (separation: Separation | null): string =>
  separation
    ? `${separation.gini.gini.toFixed(3)} (${separation.gini.low.toFixed(3)} to ${separation.gini.high.toFixed(3)})`
    : TOO_FEW;

const showKs = (separation: Separation | null): string =>
  separation
    ? `${separation.ks.ks.toFixed(3)} at a score of ${separation.ks.atScore} (chance alone: up to ${separation.ks.byChance.toFixed(3)})`
    : TOO_FEW;

export const showPsi = (stability: Stability | null): string =>
  stability ? `${stability.psi.toFixed(3)}, ${stability.verdict}` : TOO_FEW;

const calibrated = (verdict: Findings['calibration'][number]['verdict']): string =>
  verdict === null ? `halves: ${TOO_FEW}` : `second half: ${verdict}`;

const percent = (part: number): string => (part * 100).toFixed(1);
const share = (part: number, of: number): string => `${percent(of === 0 ? 0 : part / of)} %`;

/** Columns under each other, two blanks before and between. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, place) => Math.max(cell.length, most[place] ?? 0)),
    [],
  );
  return rows.map((row) =>
    `  ${row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ')}`.trimEnd(),
  );
}

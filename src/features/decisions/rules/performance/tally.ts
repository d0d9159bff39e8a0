// Adds up judged people one by one, in little memory whatever their number, and says what the sums tell of the score.
import { fourFifths, type GroupRate } from './four-fifths.ts';
import { type Calibration, calibrationOf, type GradeRate, ratesByGrade } from './grades.ts';
import { type Rate, rateOf } from './proportion.ts';
import { type Separation, separationOf } from './separation.ts';
import { cellsOfScores, type Stability, stabilityOf } from './stability.ts';

/** One person as the policy judged them, and what became of them. */
export type Judged = {
  score: number;
  /** The grade; null below the lowest. */
  grade: string | null;
  isApproved: boolean;
  /** The codes of what stood in the way of an offer. */
  declines: readonly string[];
  factors: readonly { factor: string; points: number; outOf: number }[];
  isBad: boolean;
  half: Half;
  /** The person's group, by the name of what people are grouped by. */
  groups: Readonly<Record<string, string>>;
};

export type Half = 'first' | 'second';

type Outcomes = { good: number; bad: number };
type Halves = Record<Half, Outcomes>;
type Approvals = { of: number; approved: number; approvedBad: number };

export type Tally = {
  scores: Map<number, Halves>;
  grades: Map<string, Halves>;
  declined: Outcomes;
  declines: Map<string, Outcomes>;
  factors: Map<string, { outOf: number; points: Map<number, Halves> }>;
  groups: Map<string, Map<string, Approvals>>;
};

/** How a score below the lowest grade is called. */
export const NO_GRADE = 'none';

export const newTally = (): Tally => ({
  scores: new Map(),
  grades: new Map(),
  declined: { good: 0, bad: 0 },
  declines: new Map(),
  factors: new Map(),
  groups: new Map(),
});

/** Counts one more person in a tally, which it changes. */
export function addTo(tally: Tally, judged: Judged): void {
  const { half } = judged;
  const outcome = judged.isBad ? 'bad' : 'good';
  at(tally.scores, judged.score, newHalves)[half][outcome] += 1;
  at(tally.grades, judged.grade ?? NO_GRADE, newHalves)[half][outcome] += 1;
  if (!judged.isApproved) tally.declined[outcome] += 1;
  for (const code of judged.declines) at(tally.declines, code, newOutcomes)[outcome] += 1;
  for (const { factor, points, outOf } of judged.factors) {
    const sums = at(tally.factors, factor, () => ({ outOf, points: new Map() }));
    at(sums.points, points, newHalves)[half][outcome] += 1;
  }
  for (const [name, group] of Object.entries(judged.groups)) {
    const row = at(at(tally.groups, name, newGroups), group, newApprovals);
    row.of += 1;
    if (!judged.isApproved) continue;
    row.approved += 1;
    if (judged.isBad) row.approvedBad += 1;
  }
}

const newOutcomes = (): Outcomes => ({ good: 0, bad: 0 });
const newHalves = (): Halves => ({ first: newOutcomes(), second: newOutcomes() });
const newApprovals = (): Approvals => ({ of: 0, approved: 0, approvedBad: 0 });
const newGroups = (): Map<string, Approvals> => new Map();

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export type Findings = {
  people: number;
  bad: Rate;
  separation: Separation | null;
  halves: Record<Half, Separation | null>;
  grades: GradeRate[];
  calibration: Calibration[];
  stability: Stability | null;
  declined: Rate;
  declinedBad: Rate;
  approvedBad: Rate;
  declines: { code: string; bad: Rate }[];
  /** What each factor does alone; `isSame` where it gives everybody the same points, and so tells nobody apart. */
  factors: {
    factor: string;
    outOf: number;
    isSame: boolean;
    separation: Separation | null;
    stability: Stability | null;
  }[];
  groups: { name: string; rates: (GroupRate & { approvedBad: Rate })[] }[];
};

/** What a tally tells of the score; `grades` run from the best to the worst. Calibration holds the second half of people against the first. */
export function findingsOf(tally: Tally, grades: readonly string[]): Findings {
  const scores = [...tally.scores].sort(([one], [other]) => one - other);
  const all = sumOf(scores.map(([, halves]) => both(halves)));
  const people = all.good + all.bad;
  const { declined } = tally;
  const declinedPeople = declined.good + declined.bad;
  const byGrade = [...grades, NO_GRADE].map((grade) => ({
    grade,
    halves: tally.grades.get(grade) ?? newHalves(),
  }));
  const gradesIn = (half: Half) => byGrade.map(({ grade, halves }) => ({ grade, ...halves[half] }));
  return {
    people,
    bad: rateOf(all.bad, people),
    separation: separationOf(scores.map(([score, halves]) => ({ score, ...both(halves) }))),
    halves: { first: separationIn(scores, 'first'), second: separationIn(scores, 'second') },
    grades: ratesByGrade(byGrade.map(({ grade, halves }) => ({ grade, ...both(halves) }))),
    calibration: calibrationOf(gradesIn('first'), gradesIn('second')),
    stability: stabilityOf(
      cellsOfScores(
        scores.map(([score, { first, second }]) => ({ score, before: size(first), after: size(second) })),
      ),
    ),
    declined: rateOf(declinedPeople, people),
    declinedBad: rateOf(declined.bad, declinedPeople),
    approvedBad: rateOf(all.bad - declined.bad, people - declinedPeople),
    declines: [...tally.declines]
      .map(([code, outcomes]) => ({ code, bad: rateOf(outcomes.bad, size(outcomes)) }))
      .sort((one, other) => other.bad.of - one.bad.of),
    factors: [...tally.factors].map(([factor, { outOf, points }]) => ({
      factor,
      outOf,
      isSame: points.size === 1,
      separation: separationOf([...points].map(([score, halves]) => ({ score, ...both(halves) }))),
      stability: stabilityOf(
        [...points].map(([earned, { first, second }]) => ({
          cell: String(earned),
          before: size(first),
          after: size(second),
        })),
      ),
    })),
    groups: [...tally.groups].map(([name, groups]) => ({ name, rates: ratesOf(groups) })),
  };
}

const separationIn = (scores: readonly [number, Halves][], half: Half): Separation | null =>
  separationOf(scores.map(([score, halves]) => ({ score, ...halves[half] })));

function ratesOf(groups: ReadonlyMap<string, Approvals>): (GroupRate & { approvedBad: Rate })[] {
  const rows = [...groups].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const rates = fourFifths(rows.map(([group, { of, approved }]) => ({ group, of, approved })));
  return rates.map((rate) => {
    const { approved = 0, approvedBad = 0 } = groups.get(rate.group) ?? {};
    return { ...rate, approvedBad: rateOf(approvedBad, approved) };
  });
}

const both = ({ first, second }: Halves): Outcomes => sumOf([first, second]);
const size = ({ good, bad }: Outcomes): number => good + bad;

const sumOf = (rows: readonly Outcomes[]): Outcomes =>
  rows.reduce((sum, { good, bad }) => ({ good: sum.good + good, bad: sum.bad + bad }), newOutcomes());

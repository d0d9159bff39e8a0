// What a demo person and staff did, in order, with the moments at which they did it.
import type { InfoStatus } from '#shared/actor.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { Random } from './random.ts';
import type { Stage } from './stages.ts';

export type Doing =
  | { does: 'signUp' }
  | { does: 'confirm' }
  | { does: 'quiz' }
  | { does: 'submit'; sId: string }
  | { does: 'prove'; sId: string }
  | { does: 'review'; sId: string; verdict: 'Verified' | 'Rejected' }
  | { does: 'look'; model: InfoStatus }
  | { does: 'apply'; model: InfoStatus }
  | { does: 'settle'; verdict: 'Approved' | 'Rejected' }
  | { does: 'repay' }
  /** A loan has run until now. */
  | { does: 'run' };

/** `at` in milliseconds since 1970. */
export type Step = Doing & { at: number };

/** The sIds of both models' sections in their order. */
export type SectionNames = { first: readonly string[]; full: readonly string[] };

/** Shortest and longest time before each, in minutes. */
const MINUTES_BEFORE: Record<Doing['does'], readonly [number, number]> = {
  signUp: [0, 0],
  confirm: [2, 600],
  quiz: [2, 60],
  submit: [4, 900],
  prove: [5, 700],
  review: [20, 1_400],
  look: [1, 200],
  apply: [2, 1_500],
  settle: [60, 1_400],
  repay: [130_000, 210_000],
  run: [100_000, 150_000],
};

/** A loan whose first instalment was due more than 90 days ago. */
const MINUTES_TO_DEFAULT = [186_000, 200_000] as const;

const LONGEST_QUIET_MINUTES = 90 * 1_440;
const LONGEST_WAIT_MINUTES = 4 * 1_440;

type Planned = { stage: Stage; names: SectionNames; isNeverPaid: boolean };

/** The last step lies before `endMs`: within days where staff have to act next, else up to three months. */
export function stepsOf({ stage, names, isNeverPaid }: Planned, endMs: number, random: Random): Step[] {
  const doings = doingsOf(stage, names);
  const gaps = doings.map(
    ({ does }) =>
      MINUTE_MS *
      random.whole(...(does === 'run' && isNeverPaid ? MINUTES_TO_DEFAULT : MINUTES_BEFORE[does])),
  );
  let at = endMs - quietMs(stage, random) - gaps.reduce((sum, gap) => sum + gap, 0);
  return doings.map((doing, index) => {
    at += gaps[index] ?? 0;
    return { ...doing, at };
  });
}

/** Lately more often than long ago. */
function quietMs(stage: Stage, random: Random): number {
  const isWaiting = /[wa]/.test(stage.first + stage.full) || stage.status === 'Pending';
  const isAsking = stage.firstLoan === 'Pending' || stage.fullLoan === 'Pending';
  const isRunning = stage.firstLoan === 'Approved';
  const longest = isWaiting || isAsking || isRunning ? LONGEST_WAIT_MINUTES : LONGEST_QUIET_MINUTES;
  return MINUTE_MS * Math.round(10 + longest * random.fraction() ** 2);
}

function doingsOf({ status, first, full, firstLoan, fullLoan }: Stage, names: SectionNames): Doing[] {
  if (status === 'Pending') return [{ does: 'signUp' }];
  if (status === 'UserQuiz') return [{ does: 'signUp' }, { does: 'confirm' }];
  return [
    { does: 'signUp' },
    { does: 'confirm' },
    { does: 'quiz' },
    ...sectionDoings(first, names.first),
    ...(first.length === names.first.length && !firstLoan
      ? [{ does: 'look', model: 'FirstModel' } as const]
      : []),
    ...(firstLoan ? loanDoings(firstLoan, 'FirstModel') : []),
    ...sectionDoings(full, names.full),
    ...(fullLoan ? loanDoings(fullLoan, 'FullModel') : []),
  ];
}

function sectionDoings(fates: string, sIds: readonly string[]): Doing[] {
  const planned = [...fates].map((fate, index) => ({ fate, sId: sIds[index] ?? '' }));
  const of = (letters: string) => planned.filter(({ fate }) => letters.includes(fate));
  return [
    ...planned.map(({ sId }) => ({ does: 'submit', sId }) as const),
    ...of('wvra').map(({ sId }) => ({ does: 'prove', sId }) as const),
    ...of('vra').map(
      ({ fate, sId }) => ({ does: 'review', sId, verdict: fate === 'v' ? 'Verified' : 'Rejected' }) as const,
    ),
    ...of('a').map(({ sId }) => ({ does: 'prove', sId }) as const),
  ];
}

function loanDoings(outcome: NonNullable<Stage['firstLoan']>, model: InfoStatus): Doing[] {
  const apply = { does: 'apply', model } as const;
  if (outcome === 'Pending') return [apply];
  const settle = { does: 'settle', verdict: outcome === 'Rejected' ? 'Rejected' : 'Approved' } as const;
  if (outcome === 'Rejected') return [apply, settle];
  return [apply, settle, { does: outcome === 'Repaid' ? 'repay' : 'run' }];
}

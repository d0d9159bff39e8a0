// How each line of the charts looks: a colour of the tokens and a stroke, so that no line is told by its colour alone.

import type { Day } from '#shared/calendar.ts';
import { showCount } from '../show-count.ts';

export type Series =
  | 'users'
  | 'submitted'
  | 'verified'
  | 'applied'
  | 'approved'
  | 'rejected'
  | 'defaultRate'
  | 'par30'
  | 'disbursed'
  | 'repaid'
  | 'defaulted';

/** Shares, in per cent: not added up, and unknown on some days. */
const RATES: readonly Series[] = ['defaultRate', 'par30'];

export const isRate = (series: Series): boolean => RATES.includes(series);

export const showFigure = (series: Series, figure: number | null | undefined): string =>
  isRate(series) ? showRate(figure) : showCount(figure ?? 0);

export const showRate = (percent: number | null | undefined): string =>
  percent === null || percent === undefined ? '–' : `${percent}%`;

/** The figures of a day, or of a week named by its first day. */
export type Point = { day: Day } & Partial<Record<Series, number | null>>;

/** The lists that hold what some of the lines count, as addresses that days are added to. */
export type Lists = Partial<Record<Series, string>>;

/** What a figure counts in some days, or where it is counted at the end of a day, until then. */
export const listOf = (list: string, days: { from?: string; to: string }): string =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams(days)}`;

export const STROKES: Record<Series, { colour: string; dash?: string }> = {
  users: { colour: 'var(--leaf)' },
  submitted: { colour: 'var(--tide)', dash: '6 4' },
  verified: { colour: 'var(--leaf)' },
  applied: { colour: 'var(--tide)', dash: '6 4' },
  approved: { colour: 'var(--leaf)' },
  defaultRate: { colour: 'var(--pimento)' },
  par30: { colour: 'var(--tide)', dash: '6 4' },
  disbursed: { colour: 'var(--tide)' },
  repaid: { colour: 'var(--leaf)' },
  defaulted: { colour: 'var(--pimento)' },
  rejected: { colour: 'var(--pimento)', dash: '2 3' },
};

// What a feature tells of itself when the metrics are read.
import type { KeptPromise } from '#shared/kept-promise.ts';
import type { Work } from '../work.ts';

export type Sample = { labels?: Record<string, string>; value: number };

/** One figure of the whole installation, the same from whichever node it is read. */
export type Gauge = {
  /** The name without the prefix that stands before all of ours. */
  name: string;
  help: string;
  labels?: string[];
  read(work: Work): Promise<Sample[]>;
};

/** A queue in which people wait for staff, and how it keeps its promise. */
export type Desk = { desk: string; figures(work: Work): Promise<KeptPromise> };

/** How many wait, how many of them late, and for how long the first has, of every desk. */
export function deskGauges(desks: Desk[]): Gauge[] {
  const ofEach = (name: string, help: string, value: (figures: KeptPromise, now: Date) => number): Gauge => ({
    name,
    help,
    labels: ['desk'],
    read: (work) =>
      Promise.all(
        desks.map(async ({ desk, figures }) => ({
          labels: { desk },
          value: value(await figures(work), work.now),
        })),
      ),
  });
  return [
    ofEach('desk_waiting', 'People who wait for staff', ({ waiting }) => waiting),
    ofEach('desk_late', 'People who have waited longer than they were promised', ({ late }) => late),
    ofEach('desk_oldest_seconds', 'For how long the first of them has waited', ({ oldest }, now) =>
      oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
    ),
  ];
}

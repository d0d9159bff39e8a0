// The staff's sidebar on the wire: what waits at each place, and how its officer has arranged it.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import {
  type StaffCount,
  type StaffLateCount,
  type StaffPlace,
  staffGroups,
  staffPlaces,
} from '#texts/staff-places.ts';

const count = z.int();

/** How many wait at each place that counts them; 'waiting' has all queues together, those that no place names among them. */
const waiting = z.object({
  ...countsOf<StaffCount>(staffPlaces),
  /** Of people assigned to the caller, and complaints that are theirs. */
  ownDocuments: count,
  ownComplaints: count,
});

/** How many of these are beyond the day or the hour at which they were due. */
const late = z.object(
  countsOf<StaffLateCount>(staffPlaces.filter(({ queues, count }) => queues || count === 'waiting')),
);

const place = z.enum(staffPlaces.map(({ to }) => to));
const work = z.enum(staffGroups.flatMap(({ works }) => works.map(({ key }) => key)));

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;

export const menuEndpoints = endpoints({
  'GET /api/staff/menu': {
    summary: 'What waits at each place of the sidebar, and how the caller has arranged it',
    output: z.object({
      waiting,
      late,
      /** In their order; null until the caller has chosen. */
      pinned: z.array(z.string()).nullable(),
      folded: z.array(z.string()),
    }),
  },
  'POST /api/staff/menu': {
    summary: "Arranges the caller's sidebar: the places in 'Mine' in their order, and what is folded away",
    body: z.strictObject({
      pinned: z.array(place).max(12).refine(isUnique),
      folded: z.array(work).max(20).refine(isUnique),
    }),
    output: messageAnswer,
  },
});

export type Waiting = z.infer<typeof waiting>;
export type Late = z.infer<typeof late>;

function countsOf<Counts extends StaffCount>(places: readonly StaffPlace[]) {
  const counted = places.flatMap((place) => (place.count ? [[place.count, count]] : []));
  return Object.fromEntries(counted) as Record<Counts, typeof count>;
}

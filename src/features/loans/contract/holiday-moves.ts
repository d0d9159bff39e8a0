// What a holiday postpones, on the wire: for the admin who is about to add one.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

const postponed = z.object({
  /** Why the day cannot be added, in words; null where it can. Then nothing moves. */
  refused: z.string().nullable(),
  /** The next working day, to which all of it moves. */
  to: z.string().brand<'day'>(),
  instalments: z.int(),
  loans: z.int(),
  /** How many of the instalments have a new date that was granted. */
  newDates: z.int(),
  /** New dates that wait for an answer and are asked for this day. */
  waiting: z.int(),
  /** Whether more fall due on the day than were read, so that instalments, loans and granted dates are at least so many. */
  hasMore: z.boolean(),
});

export const holidayMoveEndpoints = endpoints({
  'GET /api/loans/admin/postponed': {
    summary: 'How much would move, and to which day, if a day became a public holiday',
    query: z.strictObject({ day: z.iso.date().brand<'day'>() }),
    output: postponed,
  },
});

export type PostponedByHoliday = z.infer<typeof postponed>;

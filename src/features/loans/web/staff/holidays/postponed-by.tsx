// What a day would move if it became a public holiday: how many instalments and new dates, and to which day.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '#platform/web/call.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import type { holidayMoveEndpoints, PostponedByHoliday } from '../../../contract/holiday-moves.ts';
import { holidayMoveTexts as texts } from '../../../texts/staff-holiday-moves.ts';

const call = caller<typeof holidayMoveEndpoints>();

const postponedQuery = (day: Day) =>
  queryOptions({
    queryKey: ['loans', 'postponed', day],
    queryFn: ({ signal }) => call('GET /api/loans/admin/postponed', { query: { day } }, { signal }),
  });

type PostponedByProps = {
  day: Day | null;
  /** Called once the answer of a day stands there. */
  onRead: (day: Day) => void;
};

/** Keeps its place while no day is chosen. */
export function PostponedBy({ day, onRead }: PostponedByProps) {
  return (
    <section
      aria-label={texts.title}
      aria-live="polite"
      className="grid min-h-40 content-start gap-2 rounded-md border border-line bg-ground px-4 py-3 text-sm"
    >
      {day === null ? <p className="text-muted">{texts.chooseDay}</p> : <Moves day={day} onRead={onRead} />}
    </section>
  );
}

function Moves({ day, onRead }: { day: Day; onRead: (day: Day) => void }) {
  const postponed = useQuery(postponedQuery(day));
  const isThere = postponed.data !== undefined;
  useEffect(() => {
    if (isThere) onRead(day);
  }, [isThere, day, onRead]);
  return (
    <Loaded query={postponed} skeleton={<Skeleton className="h-16 rounded-md" />}>
      {(moves) => <Sentences {...moves} />}
    </Loaded>
  );
}

function Sentences({ refused, to, instalments, loans, newDates, waiting, hasMore }: PostponedByHoliday) {
  if (refused !== null) return <p className="font-semibold">{refused}</p>;
  if (instalments + waiting === 0 && !hasMore) return <p className="text-muted">{texts.nothing}</p>;
  return (
    <>
      {(instalments > 0 || hasMore) && (
        <p className="font-semibold">{texts.instalments(instalments, loans, { to: showDay(to), hasMore })}</p>
      )}
      {newDates > 0 && <p>{texts.newDates(newDates, hasMore)}</p>}
      {waiting > 0 && <p>{texts.waiting(waiting, showDay(to))}</p>}
      <p className="text-muted">{texts.stays}</p>
    </>
  );
}

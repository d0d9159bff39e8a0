// A list that is narrowed to what happened in some days, as a chart leads to it: what its address says, and the way back to all days.
import { CalendarDays } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { readDay, showDay } from '#shared/calendar.ts';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { useFilter } from '../filter.ts';

/** The happenings that a list can be narrowed to, each with its label: `approved: 'Approved'`. */
type Happenings<Happened extends string> = Readonly<Record<Happened, string>>;

/** The parameters that the address asks for, to be passed to the list's query; none where it names no day. The first happening is the default. */
export function useDaysAsked<Happened extends string>(words: Happenings<Happened>) {
  const [happened] = useFilter('happened', Object.keys(words) as Happened[]);
  const from = readDay(useFilter('from')[0]);
  const to = readDay(useFilter('to')[0]);
  if (!from && !to) return {};
  return { ...(happened ? { happened } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Renders nothing while all days are shown. */
export function DaysShown<Happened extends string>({ words }: { words: Happenings<Happened> }) {
  const [address] = useSearchParams();
  const { happened = Object.keys(words)[0] as Happened, from, to } = useDaysAsked(words);
  if (!from && !to) return null;
  const without = new URLSearchParams(address);
  for (const param of ['happened', 'from', 'to', 'page']) without.delete(param);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex items-center gap-2 font-semibold">
        <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-leaf" />
        {texts.days(words[happened], from ? showDay(from) : null, to ? showDay(to) : null)}
      </span>
      <Link
        to={{ search: without.size > 0 ? `?${without}` : '' }}
        className="link inline-flex min-h-11 items-center"
      >
        {texts.allDays}
      </Link>
    </p>
  );
}

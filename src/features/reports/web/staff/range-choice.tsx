// Which days the charts show, in the address: one of four lengths that end today, or one's own first and last day.
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { dayOf, showDay } from '#shared/calendar.ts';
import { LAST_DAYS, lastDays, lengthOf, type Range, readRange } from '../../rules/report-range.ts';
import { rangeTexts as texts } from '../../texts/staff-reports.ts';

const USUAL_DAYS = 30;

/** What the address asks for: `?days=90`, or `?from=…&to=…`; the usual days where it asks for what there is not. */
export function useRange(): Range {
  const [address] = useSearchParams();
  const today = dayOf(new Date());
  const days = LAST_DAYS.find((each) => String(each) === address.get('days'));
  if (days) return lastDays(days, today);
  const asked = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
  return readRange(asked, today) ?? lastDays(USUAL_DAYS, today);
}

export function RangeChoice({ range }: { range: Range }) {
  const [isOpen, setOpen] = useState(false);
  const ownId = useId();
  const chosen = lengthOf(range, dayOf(new Date()));
  const look = 'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold text-sm';
  const lookOf = (isChosen: boolean) =>
    `${look} ${isChosen ? 'border-leaf bg-leaf-soft text-leaf' : 'border-edge bg-surface hover:border-leaf hover:bg-leaf-soft'}`;
  return (
    <div className="grid gap-4">
      <nav aria-label={texts.range} className="flex flex-wrap items-center gap-2">
        {LAST_DAYS.map((days) => (
          <Link
            key={days}
            to={{ search: days === USUAL_DAYS ? '' : `?days=${days}` }}
            aria-current={days === chosen ? 'true' : undefined}
            className={lookOf(days === chosen)}
          >
            {texts.last(days)}
          </Link>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={ownId}
          onClick={() => setOpen(!isOpen)}
          className={lookOf(chosen === null)}
        >
          {texts.own}
        </button>
        <span className="text-muted text-sm sm:ml-2">
          {texts.shown(showDay(range.from), showDay(range.to))}
        </span>
      </nav>
      <div id={ownId}>{isOpen && <OwnDates key={`${range.from} ${range.to}`} range={range} />}</div>
    </div>
  );
}

function OwnDates({ range }: { range: Range }) {
  const [, setAddress] = useSearchParams();
  const [dates, setDates] = useState({ from: range.from as string, to: range.to as string });
  const [error, setError] = useState('');
  const today = dayOf(new Date());
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!dates.from || !readRange(dates, today)) return setError(texts.wrong);
        setError('');
        setAddress(dates);
      }}
    >
      <DateField
        label={texts.from}
        max={today}
        value={dates.from}
        onValue={(from) => setDates({ ...dates, from })}
        error={error}
      />
      <DateField label={texts.to} max={today} value={dates.to} onValue={(to) => setDates({ ...dates, to })} />
      <Button type="submit" tone="secondary" className="sm:mt-8">
        {texts.show}
      </Button>
    </form>
  );
}

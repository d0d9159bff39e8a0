// How the desk keeps its promise: the share answered in time, what waits and what is late, and the oldest.
import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import { shareInWords } from '../../rules/share.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { figuresQuery } from './queries.ts';

/** Keeps its room while it is read. */
export function QueueFigures() {
  const { data } = useQuery(figuresQuery);
  return (
    <Card className="flex min-h-14 flex-wrap gap-x-6 gap-y-1">
      {data && (
        <>
          <p>
            <span className="text-muted">{texts.figures}:</span>{' '}
            <span className="figures font-semibold">
              {data.answered === 0
                ? texts.noneAnswered
                : texts.inTime(shareInWords(data.inTime, data.answered), data.answered)}
            </span>
          </p>
          <p className="figures">{texts.waiting(data.open, data.late)}</p>
          {data.oldest && <p className="figures">{texts.oldest(showDay(data.oldest as Day))}</p>}
        </>
      )}
    </Card>
  );
}

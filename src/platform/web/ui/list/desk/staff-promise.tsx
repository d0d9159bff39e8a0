// How a queue of the staff keeps its promise: the share decided in time, what waits and what is late, and the oldest.
import type { UseQueryResult } from '@tanstack/react-query';
import { dayOf, showDay } from '#shared/calendar.ts';
import type { KeptPromise } from '#shared/kept-promise.ts';
import { shareInWords } from '#shared/share.ts';
import { promiseTexts as texts } from '#texts/staff-promise.ts';
import { Card } from '../../card.tsx';

type Props = { query: Pick<UseQueryResult<KeptPromise>, 'data'>; promise: string };

/** What is late and undecided was missed like what was decided late. */
const dueOf = ({ decided, late }: KeptPromise): number => decided + late;

/** Keeps its height while the query loads. `promise` is the promise as it was worded: 'within 24 hours'. */
export const StaffPromise = ({ query: { data }, promise }: Props) => (
  <Card className="flex min-h-14 flex-wrap gap-x-6 gap-y-1">
    {data && (
      <>
        <p>
          <span className="text-muted">{texts.inTime(promise)}:</span>{' '}
          <span className="figures font-semibold">
            {dueOf(data) === 0
              ? texts.noneDecided
              : texts.share(shareInWords(data.inTime, dueOf(data)), dueOf(data))}
          </span>
        </p>
        <p className="figures">{texts.waiting(data.waiting, data.late)}</p>
        {data.oldest && <p className="figures">{texts.oldest(showDay(dayOf(new Date(data.oldest))))}</p>}
      </>
    )}
  </Card>
);

// What came of a lender's own loan so far: how often it was looked at, begun to be applied for and applied for, and since when that is counted.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { showDay } from '#shared/calendar.ts';
import type { Interest, interestEndpoints } from '../../contract/interest.ts';
import { interestTexts as texts } from '../../texts/partner-interest.ts';

const call = caller<typeof interestEndpoints>();

const interestQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'interest', id],
    queryFn: ({ signal }) => call('GET /api/loan/:id/interest', { params: { id } }, { signal }),
  });

const FIGURES = ['views', 'starts', 'applications'] as const satisfies readonly (keyof Interest)[];

/** Nothing where it could not be read: the page says what else there is. */
export function LoanInterest({ id }: { id: string }) {
  const { data } = useQuery(interestQuery(id));
  return (
    <Card className="grid min-h-36 content-start gap-3">
      <h2 className="font-bold text-lg">{texts.title}</h2>
      {data && (
        <>
          <dl className="grid grid-cols-3 gap-4">
            {FIGURES.map((figure) => (
              <div key={figure} className="flex flex-col-reverse justify-end">
                <dt className="text-muted text-sm">{texts.figures[figure]}</dt>
                <dd className="figures font-bold text-2xl">{data[figure].toLocaleString('en-JM')}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted text-sm">{texts.since(showDay(data.since))}</p>
        </>
      )}
    </Card>
  );
}

// What a lender's figures and reports read, and the topics that make them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { lenderReportEndpoints } from '../../contract/lender.ts';
import type { Range } from '../../rules/report-range.ts';

const call = caller<typeof lenderReportEndpoints>();

/** Of the usual days where no range is given. */
export const lenderFiguresQuery = (range?: Range) =>
  queryOptions({
    queryKey: ['lender figures', range?.from ?? '', range?.to ?? ''],
    queryFn: ({ signal }) => call('GET /api/partner-report', { query: { ...range } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topics: ['applications', 'lenders', 'loans'] },
  });

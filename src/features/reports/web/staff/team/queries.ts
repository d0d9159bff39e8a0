// What the lead's screen and its list read, and the topics that make them stale: whatever is decided.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input, Output } from '#shared/endpoint.ts';
import type { teamEndpoints } from '../../../contract/team.ts';
import type { Range } from '../../../rules/report-range.ts';

const call = caller<typeof teamEndpoints>();

const meta = {
  topics: [
    'applications',
    'verifications',
    'loans',
    'imports',
    'prizes',
    'complaints',
    'signals',
    'reviews',
    'casework',
  ],
};

export type TeamFigures = Output<(typeof teamEndpoints)['GET /api/team']>;

export const teamQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['team', from, to],
    queryFn: ({ signal }) => call('GET /api/team', { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

type Asked = NonNullable<Input<(typeof teamEndpoints)['GET /api/team/decided']>['query']>;

export const decidedQuery = (query: Asked) =>
  queryOptions({
    queryKey: ['team', 'decided', query],
    queryFn: ({ signal }) => call('GET /api/team/decided', { query }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

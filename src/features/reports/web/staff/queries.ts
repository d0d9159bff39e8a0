// What the dashboard reads, and the topics that make it stale: nearly everything that happens.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { scoreEndpoints } from '../../contract/score.ts';
import type { reportEndpoints } from '../../contract.ts';
import type { Range } from '../../rules/report-range.ts';

const call = caller<typeof reportEndpoints>();

export const dashboardQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['dashboard', from, to],
    queryFn: ({ signal }) =>
      call('GET /api/informations/dashboardStats', { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
    meta: {
      topics: ['accounts', 'submissions', 'verifications', 'applications', 'loans', 'prizes', 'messages'],
    },
  });

const callScore = caller<typeof scoreEndpoints>();

/** Worked out when asked for; nothing that happens meanwhile makes it read again. What is empty is as usual. */
export const scoreQuery = (asked: { from: string; to: string; version: string }) =>
  queryOptions({
    queryKey: ['score', asked.from, asked.to, asked.version],
    queryFn: ({ signal }) =>
      callScore(
        'GET /api/score',
        {
          query: {
            ...(asked.from ? { from: asked.from } : {}),
            ...(asked.to ? { to: asked.to } : {}),
            ...(asked.version ? { version: Number(asked.version) } : {}),
          },
        },
        { signal },
      ),
  });

/** The latest challenge where none is named. */
export const challengeQuery = (version: string) =>
  queryOptions({
    queryKey: ['score', 'challenge', version],
    queryFn: ({ signal }) =>
      callScore(
        'GET /api/score/challenge',
        { query: version ? { version: Number(version) } : {} },
        { signal },
      ),
  });

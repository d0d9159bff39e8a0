// What the log of outgoing e-mail reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#shared/endpoint.ts';
import type { messageEndpoints } from '../../../contract.ts';
import { call } from '../../queries.ts';

/** The live topic of outgoing e-mail. */
export const MAILS = 'mails';

type LogAddress = Input<(typeof messageEndpoints)['GET /api/mails']>['query'];

export const mailsQuery = (query: LogAddress) =>
  queryOptions({
    queryKey: [MAILS, 'log', query],
    queryFn: ({ signal }) => call('GET /api/mails', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [MAILS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/mails/:id', { params: { id } }, { signal }),
  });

// Every outgoing text message with its state; state and page live in the address.

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { caller } from '#platform/web/call.ts';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Input } from '#shared/endpoint.ts';
import type { channelDeskEndpoints, TextRow, TextState } from '../../contract/desk.ts';
import { textLogFilters } from '../../fields/staff-text-log.ts';
import { textLogTexts as texts } from '../../texts/staff-text-log.ts';

const call = caller<typeof channelDeskEndpoints>();

type LogAddress = Input<(typeof channelDeskEndpoints)['GET /api/channels/messages']>['query'];

const textMessagesQuery = (query: LogAddress) =>
  queryOptions({
    queryKey: ['text-messages', 'log', query],
    queryFn: ({ signal }) => call('GET /api/channels/messages', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const TONES: Record<TextState, Tone> = {
  Queued: 'wait',
  Sent: 'good',
  Delivered: 'good',
  Failed: 'wait',
  Refused: 'bad',
  Dropped: 'neutral',
};

export function TextLog() {
  const asked = { ...usePageByMoment(), ...useFilters(textLogFilters) };
  const messages = useQuery(textMessagesQuery(asked));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ChoiceFilter
        param="state"
        choices={textLogFilters.state}
        named={texts.states}
        any={texts.anyState}
        label={<span className="sr-only">{texts.state}</span>}
        className="w-56"
      />
      <DeskList
        query={messages}
        empty={asked.state ? texts.noMatch : texts.empty}
        caption={texts.title}
        list={{ list: '/api/channels/messages', asked }}
        columns={byMoment(COLUMNS, 'created')}
        rowKey={({ _id }) => _id}
      />
    </Page>
  );
}

const COLUMNS: readonly ListColumn<TextRow>[] = [
  {
    key: 'to',
    heading: texts.to,
    file: 'user.fullName',
    cell: ({ user }) => (
      <Link to={`/admin/users/${user._id}`} className="link inline-flex min-h-11 items-center">
        {user.fullName}
      </Link>
    ),
  },
  { key: 'channel', heading: texts.channel, file: 'channel', cell: ({ channel }) => channel },
  { key: 'kind', heading: texts.kind, file: 'kind', cell: ({ kind }) => kind.replaceAll('_', ' ') },
  {
    key: 'state',
    heading: texts.state,
    file: 'state',
    cell: ({ state }) => <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>,
  },
  {
    key: 'attempts',
    heading: texts.attempts,
    file: { at: 'attempts', unit: 'count' },
    numeric: true,
    cell: ({ attempts }) => attempts,
  },
  { key: 'lastError', heading: texts.lastError, file: 'lastError', cell: ({ lastError }) => lastError },
  {
    key: 'created',
    heading: texts.created,
    file: 'created',
    cell: ({ created }) => (
      <time dateTime={created} className="sm:whitespace-nowrap">
        {showMoment(new Date(created))}
      </time>
    ),
  },
];

// The team's inbox: everyone who was written to or wrote, the latest first; who is open lives in the address with the filters.

import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { useBulk } from '#platform/web/ui/list/desk/bulk.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { MessagePartnerRow } from '../../contract.ts';
import { conversationFilters } from '../../fields/staff-message-lists.ts';
import { messageTexts, staffMessageTexts as texts } from '../../texts/messages.ts';
import { FindPerson } from './find-person.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { partnersQuery } from './queries.ts';
import { WriteToSeveral } from './write-to-several.tsx';

/** The parameter of the page's address that names the account whose conversation is open. */
const WITH = 'with';

export function StaffMessages() {
  const [address, setAddress] = useSearchParams();
  const [isFinding, setFinding] = useState(false);
  const asked = { ...usePageAsked(), ...useFilters(conversationFilters) };
  const { search, show } = asked;
  const query = useQuery(partnersQuery(asked));
  const bulk = useBulk<MessagePartnerRow>({ idOf: ({ _id }) => _id, nameOf: ({ fullName }) => fullName });
  const opened = (id: string) => {
    const next = new URLSearchParams(address);
    if (id === '') next.delete(WITH);
    else next.set(WITH, id);
    return next;
  };
  const compose = (
    <Button icon={<MessageSquarePlus className="size-5" />} onClick={() => setFinding(true)}>
      {texts.compose}
    </Button>
  );
  return (
    <Page title={texts.title} actions={compose}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox label={texts.search} hint={texts.searchHint} />
        <ChoiceFilter
          param="show"
          {...conversationFilters.show}
          named={{ all: texts.showAll, unread: texts.showUnread }}
          label={<span className="sr-only">{texts.show}</span>}
          className="w-52"
        />
      </div>
      <DeskList
        query={query}
        empty={search ? texts.noMatch : show === 'unread' ? texts.noneUnread : texts.empty}
        caption={texts.title}
        list={{ list: '/api/messages/user/list', asked }}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ search: `?${opened(_id)}` })}
        selection={bulk.selection}
        bar={(rows) => <WriteToSeveral rows={rows} bulk={bulk} />}
      />
      <FindPerson
        open={isFinding}
        onClose={() => setFinding(false)}
        onChosen={(id) => {
          setFinding(false);
          setAddress(opened(id));
        }}
      />
      <MessageDialog id={address.get(WITH)} onClose={() => setAddress(opened(''), { replace: true })} />
    </Page>
  );
}

const COLUMNS: readonly ListColumn<MessagePartnerRow>[] = [
  { key: 'name', heading: texts.person, file: 'fullName', cell: ({ fullName }) => fullName },
  {
    key: 'state',
    heading: texts.state,
    file: { at: 'unread', unit: 'count' },
    cell: ({ unread }) => (
      <StatusChip tone={unread > 0 ? 'wait' : 'neutral'}>
        {unread > 0 ? messageTexts.unread(unread) : texts.nothingUnread}
      </StatusChip>
    ),
  },
  {
    key: 'last',
    heading: texts.lastMessage,
    file: 'lastMessage.text',
    cell: ({ lastMessage }) => (
      <span className="line-clamp-2 max-w-xs [overflow-wrap:anywhere]">
        {lastMessage?.sent && <span className="text-muted">{texts.team}</span>}
        {lastMessage?.text}
      </span>
    ),
  },
  {
    key: 'when',
    heading: texts.when,
    file: 'lastMessage.created',
    cell: ({ lastMessage }) =>
      lastMessage && (
        <time dateTime={lastMessage.created} className="sm:whitespace-nowrap">
          {showMoment(new Date(lastMessage.created))}
        </time>
      ),
  },
];

// Every outgoing e-mail with its state; search, state, page and the one that is open live in the address.

import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { type Bulk, BulkBar, BulkButton, useBulk } from '#platform/web/ui/list/desk/bulk.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { MailRow } from '../../../contract.ts';
import { mailFilters } from '../../../fields/staff-message-lists.ts';
import { mailLogTexts as texts } from '../../../texts/staff-mail.ts';
import { call } from '../../queries.ts';
import { MailDialog } from './mail-dialog.tsx';
import { MailStateChip } from './mail-state-chip.tsx';
import { MAILS, mailsQuery } from './queries.ts';

/** The parameter of the page's address that names the mail that is open. */
const OPEN = 'mail';

export function MailLog() {
  const [address, setAddress] = useSearchParams();
  const asked = { ...usePageByMoment(), ...useFilters(mailFilters) };
  const { search, state } = asked;
  const mails = useQuery(mailsQuery(asked));
  const all = useBulk<MailRow>({ idOf: ({ _id }) => _id, nameOf: ({ to, subject }) => `${to}, ${subject}` });
  const bulk = state === 'Failed' ? all : undefined;
  const opened = (id: string) => {
    const next = new URLSearchParams(address);
    if (id === '') next.delete(OPEN);
    else next.set(OPEN, id);
    return next;
  };
  const compose = (
    <LinkButton to="/admin/email-user" icon={<MailPlus className="size-5" />}>
      {texts.compose}
    </LinkButton>
  );
  return (
    <Page title={texts.title} lead={texts.lead} actions={compose}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox label={texts.search} hint={texts.searchHint} />
        <ChoiceFilter
          param="state"
          choices={mailFilters.state}
          named={texts.states}
          any={texts.anyState}
          label={<span className="sr-only">{texts.state}</span>}
          className="w-44"
        />
      </div>
      <DeskList
        query={mails}
        empty={search || state ? texts.noMatch : texts.empty}
        caption={texts.title}
        list={{ list: '/api/mails', asked }}
        columns={byMoment(COLUMNS, 'created')}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ search: `?${opened(_id)}` })}
        selection={bulk?.selection}
        bar={bulk && ((rows) => <RetryMails rows={rows} bulk={bulk} />)}
      />
      <MailDialog id={address.get(OPEN)} onClose={() => setAddress(opened(''), { replace: true })} />
    </Page>
  );
}

const COLUMNS: readonly ListColumn<MailRow>[] = [
  {
    key: 'to',
    heading: texts.to,
    file: 'to',
    cell: ({ to }) => <EmailAddress of={to} />,
  },
  {
    key: 'subject',
    heading: texts.subject,
    file: 'subject',
    cell: ({ subject }) => <span className="max-w-sm sm:line-clamp-3 sm:min-w-48">{subject}</span>,
  },
  { key: 'state', heading: texts.state, file: 'state', cell: ({ state }) => <MailStateChip state={state} /> },
  {
    key: 'attempts',
    heading: texts.attempts,
    file: { at: 'attempts', unit: 'count' },
    numeric: true,
    cell: ({ attempts }) => attempts,
  },
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

const RetryMails = ({ rows, bulk }: { rows: readonly MailRow[]; bulk: Bulk<MailRow> }) => (
  <BulkBar rows={rows} bulk={bulk}>
    <BulkButton
      bulk={bulk}
      act={({ _id }, key) => call('POST /api/mails/retry/:id', { params: { id: _id } }, { key })}
      topic={MAILS}
    >
      {texts.retry}
    </BulkButton>
  </BulkBar>
);

// The panel of submissions or of verifications: one row a person, eight a page, search and page in the address.

import type { ReactNode } from 'react';
import { NavLink, useSearchParams } from 'react-router';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DaysShown, useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import type { ListCall } from '#platform/web/ui/list/desk/list-file.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import type { LoadedQuery } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts } from '#texts/staff.ts';
import type { Audience, Panel } from '../../contract.ts';
import { panelFilters } from '../../fields/staff-section-lists.ts';
import { staffPanelTexts as texts } from '../../texts/staff-panel.ts';
import { modelPath } from './model.ts';

type Row = Panel['rows'][number];

type StaffPanelProps = {
  title: string;
  /** The panel's own address. */
  base: string;
  query: LoadedQuery<Panel>;
  /** The call behind it. */
  list: ListCall;
  rowLink: (row: Row) => string;
  actions?: ReactNode;
  /** What stands above the filters. */
  lead?: ReactNode;
};

/** What the panel's address asks for, what it cannot mean left out; hand it to the panel's query. */
export function usePanelAddress(audience: Audience) {
  return {
    audience,
    ...useFilters(panelFilters),
    ...usePageAsked(),
    ...useDaysAsked(texts.happened),
  };
}

export function StaffPanel({ title, base, query, list, rowLink, actions, lead }: StaffPanelProps) {
  const [address] = useSearchParams();
  const isFiltered = ['search', 'show', 'whose', 'from', 'to'].some((param) => address.has(param));
  return (
    <Page title={title} actions={actions}>
      {lead}
      <div className="flex flex-wrap items-end gap-3">
        <ModelLinks base={base} />
        <div className="min-w-60 flex-1">
          <SearchBox label={staffTexts.search} hint={staffTexts.searchHint} />
        </div>
        <Filters />
      </div>
      <DaysShown words={texts.happened} />
      <DeskList
        query={query}
        empty={isFiltered ? texts.nobody : texts.empty}
        caption={title}
        columns={COLUMNS}
        list={list}
        rowKey={({ user }) => user._id}
        rowLink={rowLink}
      />
    </Page>
  );
}

function Filters() {
  return (
    <>
      <ChoiceFilter
        param="show"
        {...panelFilters.show}
        named={texts.shows}
        label={<span className="sr-only">{texts.show}</span>}
        className="w-full sm:w-52"
      />
      <ChoiceFilter
        param="whose"
        {...panelFilters.whose}
        named={texts.whoses}
        label={<span className="sr-only">{texts.whose}</span>}
        className="w-full sm:w-44"
      />
    </>
  );
}

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    heading: staffTexts.person,
    file: { [staffTexts.person]: 'user.fullName', [texts.email]: 'user.email' },
    cell: ({ user }) => (
      <>
        {user.fullName}
        <span className="block font-normal text-muted text-xs wrap-anywhere sm:@3xl:min-w-54">
          <EmailAddress of={user.email} />
        </span>
      </>
    ),
  },
  {
    key: 'submitted',
    heading: texts.submitted,
    numeric: true,
    sortKey: 'submitted',
    file: {
      [texts.submitted]: { at: 'submitted', unit: 'count' },
      [texts.total]: { at: 'total', unit: 'count' },
    },
    cell: ({ submitted, total }) => staffTexts.of(submitted, total),
  },
  {
    key: 'decided',
    heading: texts.decided,
    numeric: true,
    file: {
      [texts.verified]: { at: 'verified', unit: 'count' },
      [texts.rejected]: { at: 'rejected', unit: 'count' },
    },
    cell: ({ waiting, verified, rejected }) =>
      staffTexts.of(verified + rejected, waiting + verified + rejected),
  },
  {
    key: 'waiting',
    heading: texts.waiting,
    numeric: true,
    sortKey: 'waiting',
    file: { at: 'waiting', unit: 'count' },
    cell: ({ waiting }) => waiting,
  },
  {
    ...dueColumn,
    sortKey: { ascending: 'due' },
    // Whose it is stands below: as a column it left names no room.
    cell: (row) => (
      <>
        {dueColumn.cell(row)}
        <span className="block text-xs leading-3.5">{ownerColumn.cell(row)}</span>
      </>
    ),
  },
  { ...ownerColumn, extra: true },
  {
    key: 'changed',
    heading: texts.changed,
    sortKey: 'changed',
    file: 'changed',
    cell: ({ changed }) => (
      <time dateTime={changed} className="sm:inline-block sm:max-w-36">
        {showMoment(new Date(changed))}
      </time>
    ),
  },
];

const MODELS: readonly Audience[] = ['FullUser', 'PreQualUser'];

/** The days that are shown stay with either. */
function ModelLinks({ base }: { base: string }) {
  const days = new URLSearchParams(useDaysAsked(texts.happened));
  const search = days.size > 0 ? `?${days}` : '';
  return (
    <nav aria-label={texts.models} className="flex gap-1 rounded-md border border-line bg-surface p-1">
      {MODELS.map((audience) => (
        <NavLink
          key={audience}
          to={{ pathname: modelPath(base, audience), search }}
          end
          className="inline-flex min-h-11 items-center rounded-sm px-3 font-semibold text-muted text-sm hover:text-ink aria-[current=page]:bg-leaf-soft aria-[current=page]:text-leaf"
        >
          {texts.model[audience]}
        </NavLink>
      ))}
    </nav>
  );
}

// The table of a lender's own products or loans, drafts too, eight a page, and the way to a new one.

import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { offerTexts } from '../../../texts/partner-products.ts';
import { ListFilters } from './list-filters.tsx';
import { PublishNotice, useMayPublish } from './with-company.tsx';

type OfferListProps<Own> = {
  root: '/partner/products' | '/partner/loans';
  texts: { title: string; add: string; none: string; searchHint: string };
  /** What the address asks for. */
  address: { search: string; status: string | undefined };
  query: ComponentProps<typeof DeskList<Own>>['query'];
  columns: readonly ListColumn<Own>[];
};

export function OfferList<Own extends { _id: string }>(props: OfferListProps<Own>): ReactNode {
  const { root, texts, address, query, columns } = props;
  const mayPublish = useMayPublish();
  const { search } = useLocation();
  const add = (
    <LinkButton to={`${root}/add`} icon={<Plus className="size-5" />}>
      {texts.add}
    </LinkButton>
  );
  return (
    <Page title={texts.title} actions={mayPublish && add}>
      <PublishNotice />
      <ListFilters hint={texts.searchHint} />
      <DeskList
        query={query}
        empty={address.search || address.status ? offerTexts.noMatch : texts.none}
        caption={texts.title}
        list={{ list: root === '/partner/loans' ? '/api/loan' : '/api/product', asked: address }}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `${root}/${_id}${search}`}
      />
    </Page>
  );
}

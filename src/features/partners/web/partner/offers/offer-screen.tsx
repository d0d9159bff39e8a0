// One of a lender's own products or loans, looked at or edited in its place; and the form for a new one.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useEditing, useListSearch } from '#platform/web/record/editing.ts';
import { Loaded, type LoadedQuery } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { OwnPartner } from '../../../contract.ts';
import { OfferActions } from './offer-actions.tsx';
import { PublishNotice, WithCompany } from './with-company.tsx';

type Root = '/partner/products' | '/partner/loans';
type AroundForm = { company: OwnPartner; onSaved: () => void };

type AddOfferProps = { title: string; root: Root; form: (around: AroundForm) => ReactNode };

export function AddOffer({ title, root, form }: AddOfferProps) {
  const navigate = useNavigate();
  const onSaved = () => navigate(root, { replace: true });
  return (
    <Page title={title} back={{ to: root }}>
      <WithCompany>{(company) => form({ company, onSaved })}</WithCompany>
    </Page>
  );
}

type OneOfferProps<Own extends { name: string }> = {
  root: Root;
  texts: { one: string; edit: string };
  /** Null where the server tells no more of it than borrowers see. */
  query: LoadedQuery<Own | null>;
  duplicate: () => Promise<{ message: string; _id: string }>;
  form: (own: Own, around: AroundForm) => ReactNode;
  view: (own: Own) => ReactNode;
};

export function OneOffer<Own extends { name: string }>(props: OneOfferProps<Own>) {
  const { root, texts, query, duplicate, form, view } = props;
  const navigate = useNavigate();
  const list = `${root}${useListSearch()}`;
  const { isEditing } = useEditing();
  return (
    <Page
      {...titleOf(query, texts.one, (own) => own?.name)}
      back={{ to: list }}
      actions={query.data && <OfferActions editText={texts.edit} root={root} duplicate={duplicate} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(own) => {
          if (own === null) return null;
          if (isEditing)
            return (
              <WithCompany>{(company) => form(own, { company, onSaved: () => navigate(list) })}</WithCompany>
            );
          return (
            <>
              <PublishNotice />
              {view(own)}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

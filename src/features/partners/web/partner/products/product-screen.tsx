// /partner/products/{id}: one of a lender's own products, looked at or edited in its place; with the id `add` the form for a new one.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { productTexts as texts } from '#texts/partner-products.ts';
import { useListSearch } from '../offers/list-address.ts';
import { OfferActions, useEditing } from '../offers/offer-actions.tsx';
import { call, isOwnProduct, ownProductQuery } from '../offers/queries.ts';
import { PublishNotice, WithCompany } from '../offers/with-company.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductView } from './product-view.tsx';

const LIST = '/partner/products';

export const ProductScreen = ({ id }: { id: string }) =>
  id === 'add' ? <AddProduct /> : <OneProduct id={id} />;

function AddProduct() {
  const navigate = useNavigate();
  return (
    <Page title={texts.add} back={{ to: LIST }}>
      <WithCompany>{() => <ProductForm onSaved={() => navigate(LIST, { replace: true })} />}</WithCompany>
    </Page>
  );
}

function OneProduct({ id }: { id: string }) {
  const product = useQuery(ownProductQuery(id));
  const navigate = useNavigate();
  const list = `${LIST}${useListSearch()}`;
  const { isEditing } = useEditing();
  const duplicate = () => call('POST /api/product/duplicate/:id', { params: { id } });
  return (
    <Page
      title={product.data?.name ?? texts.one}
      back={{ to: list }}
      actions={product.data && <OfferActions editText={texts.edit} root={LIST} duplicate={duplicate} />}
    >
      <Loaded query={product} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(shown) => {
          if (!isOwnProduct(shown)) return null;
          if (isEditing)
            return (
              <WithCompany>
                {() => <ProductForm product={shown} onSaved={() => navigate(list)} />}
              </WithCompany>
            );
          return (
            <>
              <PublishNotice />
              <ProductView product={shown} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

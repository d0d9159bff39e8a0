// /partner/products/{id}: one of a lender's own products; with the id `add` the form for a new one.
import { useQuery } from '@tanstack/react-query';
import { productTexts as texts } from '../../../texts/partner-products.ts';
import { AddOffer, OneOffer } from '../offers/offer-screen.tsx';
import { call, ownProductQuery } from '../offers/queries.ts';
import { ProductForm } from './product-form.tsx';
import { ProductView } from './product-view.tsx';

const ROOT = '/partner/products';

export const ProductScreen = ({ id }: { id: string }) =>
  id === 'add' ? (
    <AddOffer title={texts.add} root={ROOT} form={({ onSaved }) => <ProductForm onSaved={onSaved} />} />
  ) : (
    <OneProduct id={id} />
  );

const OneProduct = ({ id }: { id: string }) => (
  <OneOffer
    root={ROOT}
    texts={texts}
    query={useQuery(ownProductQuery(id))}
    duplicate={() => call('POST /api/product/duplicate/:id', { params: { id } })}
    form={(product, { onSaved }) => <ProductForm product={product} onSaved={onSaved} />}
    view={(product) => <ProductView product={product} />}
  />
);

// What a lender's screens of its products and loans read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import { caller } from '#platform/web/call.ts';
import type {
  LoanSort,
  OnOffer,
  OwnLoan,
  OwnProduct,
  offerEndpoints,
  ProductSort,
} from '../../../contract/offers.ts';
import { loanTexts } from '../../../texts/partner-products.ts';

export const call = caller<typeof offerEndpoints>();

type ListAddress<Sort> = {
  page: number;
  search: string;
  status: OnOffer | undefined;
  sort: Sort | undefined;
};

export const ownProductsQuery = (query: ListAddress<ProductSort>) =>
  queryOptions({
    queryKey: ['lenders', 'own products', query],
    queryFn: ({ signal }) => call('GET /api/product', { query }, { signal }),
    select: ({ rows, total }) => ({ rows: rows.filter(isOwnProduct), total }),
    placeholderData: keepPreviousData,
  });

export const ownProductQuery = (id: string) =>
  queryOptions({
    queryKey: ['lenders', 'own product', id],
    queryFn: ({ signal }) => call('GET /api/product/:id', { params: { id } }, { signal }),
    select: (product) => (isOwnProduct(product) ? product : null),
  });

export const ownLoansQuery = (query: ListAddress<LoanSort>) =>
  queryOptions({
    queryKey: ['lenders', 'own loans', query],
    queryFn: ({ signal }) => call('GET /api/loan', { query }, { signal }),
    select: ({ rows, total }) => ({ rows: rows.filter(isOwnLoan), total }),
    placeholderData: keepPreviousData,
  });

export const ownLoanQuery = (id: string) =>
  queryOptions({
    queryKey: ['lenders', 'own loan', id],
    queryFn: ({ signal }) => call('GET /api/loan/:id', { params: { id } }, { signal }),
    select: (loan) => (isOwnLoan(loan) ? loan : null),
  });

/** A lender's own products, active or not: the first page of what matches. */
export const searchOwnProducts: SearchChoices = async (_list, search, signal) => {
  const { rows } = await call('GET /api/product', { query: { search, sort: 'name' } }, { signal });
  return rows.map(({ _id, name, status }) => ({
    _id,
    name: status === 'Inactive' ? loanTexts.inactiveProduct(name) : name,
  }));
};

/** The server tells a lender all of its own, and nobody else is here. */
const isOwnProduct = (product: Partial<OwnProduct>): product is OwnProduct => product.revision !== undefined;
const isOwnLoan = (loan: Partial<OwnLoan>): loan is OwnLoan => loan.revision !== undefined;

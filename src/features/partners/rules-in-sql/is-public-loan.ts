// Whether a lender's loan or product may be shown and applied for, for statements: what `isPublicLoan` says, of joined rows.
import { type RawBuilder, sql } from 'kysely';
import { isSeenByBorrowers } from './may-publish.ts';

/** The aliases of `partner_loans`, `products` and `partners`. */
type Chain = { loan: string; product: string; partner: string };

export const isPublicLoan = ({ loan, product, partner }: Chain): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${loan}.status`)} = 'Active' and ${isPublicProduct({ product, partner })})`;

/** Whether everything that comes before the loan in the chain stands. */
export const isPublicProduct = ({ product, partner }: Omit<Chain, 'loan'>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${product}.status`)} = 'Active' and ${isSeenByBorrowers(partner)})`;

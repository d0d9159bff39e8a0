import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHOICES } from '#features/information/server/name-choices.ts';
import { licenceState } from '#features/partners/contract.ts';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/is-public-loan.ts';
import { isPublicLoan, isPublicProduct } from './is-public-loan.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ON_OFFER = ['Active', 'Inactive'] as const;

/** One id stands for the loan, its product and its lender. */
type ChainId = IdOf<'partner_loans'> & IdOf<'products'> & IdOf<'partners'>;

/** Every chain there can be, each with rows of its own. */
const chains = ON_OFFER.flatMap((loan) =>
  ON_OFFER.flatMap((product) =>
    (['Active', 'Deactivated', 'Revoked'] as const).flatMap((partner) =>
      licenceState.options.map((licence) => ({ id: newId() as ChainId, loan, product, partner, licence })),
    ),
  ),
);

/** The id of a chain is that of each of its rows. */
const drawn = {
  partner_loans: chains.map(({ id, loan }) => ({ id, product_id: id, partner_id: id, status: loan })),
  products: chains.map(({ id, product }) => ({ id, partner_id: id, status: product, name: 'Product' })),
  partners: chains.map(({ id, partner, licence }) => ({ id, status: partner, licence_state: licence })),
};

const idsWhere = (isWanted: (chain: (typeof chains)[number]) => boolean): string[] =>
  chains.filter(isWanted).map(({ id }) => id);

const found = async (statement: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> =>
  (await answersOver(database.db, drawn, statement)).map(({ id }) => id).toSorted();

it('agrees with the rule on every chain of loan, product and lender', async () => {
  const ids = await found(sql`
    select l.id from partner_loans l join products p on p.id = l.product_id join partners c on c.id = l.partner_id
    where ${isPublicLoan({ loan: 'l', product: 'p', partner: 'c' })}`);
  expect(ids).toEqual(idsWhere(rule.isPublicLoan).toSorted());
});

/** What a product that stands needs is what its loans need besides themselves. */
const isSeen = (chain: (typeof chains)[number]): boolean => rule.isPublicLoan({ ...chain, loan: 'Active' });

it('agrees with the rule on the products behind them, where borrowers read them and where they choose one in a form', async () => {
  const ids = idsWhere(isSeen).toSorted();
  expect(
    await found(sql`
      select p.id from products p join partners c on c.id = p.partner_id where ${isPublicProduct({ product: 'p', partner: 'c' })}`),
  ).toEqual(ids);
  expect(await found(sql`select x.id from ${CHOICES.product}`)).toEqual(ids);
});

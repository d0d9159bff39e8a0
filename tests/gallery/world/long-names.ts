// Names of 90 characters without a space, or as long as the field takes: what no box may break at.

import type { Services } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { asId } from '#tests/support/ids.ts';

/** Letters that a browser finds no place to break at. */
export const long = (start: string, characters = 90): string => start.padEnd(characters, 'abcdefghij');

/** A first and a last name take 60 characters each. */
export const LONG_PERSON = { firstName: long('Maximiliana', 60), lastName: long('Featherstonehaugh', 60) };
export const longEmail = (start: string): string => `${long(start, 60)}@${long('parish', 60)}.example`;

/** Gives them to what a person handed in, was promised, is lent and takes part in; to the newest of each kind, which lists show first. */
export async function giveLongNames({ db }: Services, ids: LongNamed): Promise<void> {
  await db
    .updateTable('files')
    .set({ original_name: `${long('proof-of-address')}.jpg` })
    .where('owner_id', '=', ids.account)
    .execute();
  await db
    .updateTable('prizes')
    .set({ name: long('Supermarketvoucher') })
    .where('id', 'in', ids.prizes)
    .execute();
  await db
    .updateTable('redemptions')
    .set({ prize_name: long('Supermarketvoucher') })
    .where('account_id', '=', ids.account)
    .execute();
  for (const [place, id] of ids.contests.entries()) {
    await db
      .updateTable('contests')
      .set({ name: long(`Gardencontest${place}`) })
      .where('id', '=', asId<'contests'>(id))
      .execute();
  }
  await db
    .updateTable('partners')
    .set({ name: long('Microfinancecooperative'), contact_email: longEmail('loans') })
    .where('id', 'in', ids.partners)
    .execute();
  await db
    .updateTable('products')
    .set({ name: long('Everydaylending'), short_code: long('EVERYDAY', 40) })
    .where('partner_id', 'in', ids.partners)
    .execute();
  const loans = await db
    .selectFrom('partner_loans')
    .select('id')
    .where('partner_id', 'in', ids.partners)
    .execute();
  for (const [place, { id }] of loans.entries()) {
    await db
      .updateTable('partner_loans')
      .set({ name: long(`Harvestloan${place}`) })
      .where('id', '=', id)
      .execute();
  }
  await db
    .updateTable('repayment_imports')
    .set({ file_name: `${long('repayments')}.csv` })
    .execute();
}

type LongNamed = {
  account: IdOf<'accounts'>;
  prizes: readonly IdOf<'prizes'>[];
  contests: readonly string[];
  partners: readonly IdOf<'partners'>[];
};

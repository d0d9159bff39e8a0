// For the tests of prizes: prizes on offer, people with seeds, and a look at what balances, stock and ledger say.

import sharp from 'sharp';
import { grantSeeds, seedAccountOf } from '#features/seeds/server/ledger.ts';
import { cleanFile, keepFile } from '#platform/server/keep-file.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Services } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { type Someone, someone } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import type { PrizeType } from '../contract.ts';
import { redeemPrize } from './redeem-prize.ts';

type Known = {
  name?: string;
  type?: PrizeType;
  seeds?: number;
  stock?: number | null;
  /** Makes it a coupon with these codes, which are its stock. */
  codes?: readonly string[];
  imageFileId?: IdOf<'files'>;
};

let prizes = 0;

/** A prize that anybody with fifty seeds can redeem, unless said otherwise. Answers its id. */
export async function prizeOnOffer(services: Services, known: Known = {}): Promise<IdOf<'prizes'>> {
  prizes += 1;
  const { name = `Phone credit ${prizes}`, type = 'Redeem', seeds = 50, stock = null, codes } = known;
  const id = newId<'prizes'>();
  const created_at = new Date();
  await services.db
    .insertInto('prizes')
    .values({
      id,
      name,
      description: 'Tap Redeem, wait for our message, enjoy',
      type,
      value_cents: cents(1_500_50),
      point_required: seeds,
      image_file_id: known.imageFileId ?? null,
      stock: codes ? 0 : stock,
      gives_code: codes !== undefined,
      created_at,
    })
    .execute();
  if (codes && codes.length > 0) {
    await services.db
      .insertInto('coupon_codes')
      .values(codes.map((code) => ({ id: newId(), prize_id: id, code, created_at })))
      .execute();
  }
  return id;
}

/** A borrower with so many seeds. */
export async function someoneWithSeeds(services: Services, seeds: number): Promise<Someone> {
  const person = await someone(services);
  if (seeds > 0) await giveSeeds(services, person, seeds);
  return person;
}

export const giveSeeds = (services: Services, { id }: Pick<Someone, 'id'>, seeds: number): Promise<boolean> =>
  workAs(services, null).transaction((work) =>
    grantSeeds(work, id, { cause: `gift:${newId()}`, seeds, reason: 'A gift' }),
  );

/** A person's balance as it is kept, and as the ledger's entries add up to. */
export async function balanceOf({ db }: Services, { id }: Pick<Someone, 'id'>) {
  const purse = seedAccountOf(id);
  const [account, entries] = await Promise.all([
    db.selectFrom('seed_accounts').select('balance').where('id', '=', purse).executeTakeFirstOrThrow(),
    db
      .selectFrom('seed_transfers')
      .select(['to_account', 'seeds'])
      .where((row) => row.or([row('to_account', '=', purse), row('from_account', '=', purse)]))
      .execute(),
  ]);
  const summed = entries.reduce(
    (sum, { to_account, seeds }) => sum + (to_account === purse ? seeds : -seeds),
    0,
  );
  return { kept: account.balance, summed };
}

export const stockOf = async ({ db }: Services, prizeId: IdOf<'prizes'>): Promise<number | null> =>
  (await db.selectFrom('prizes').select('stock').where('id', '=', prizeId).executeTakeFirstOrThrow()).stock;

export const redemptionsOf = ({ db }: Services, prizeId: IdOf<'prizes'>) =>
  db.selectFrom('redemptions').selectAll().where('prize_id', '=', prizeId).orderBy('id').execute();

/** The id of a stored picture that no prize shows yet. */
export async function storedPicture(services: Services): Promise<IdOf<'files'>> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0E6B4A' } })
    .png()
    .toBuffer();
  const clean = await cleanFile({ field: 'file', name: 'bag.png', bytes, truncated: false }, 'test');
  const { id } = await transactionWithFiles(workAs(services, null), [clean], (work, [written = null]) =>
    keepFile(work, 'file', written, ['png'], 'unsupported'),
  );
  return id;
}

/** A prize within a person's reach, its picture, and another prize that they have redeemed. */
export async function prizeRecords(services: Services, person: Someone) {
  const prizePicture = await storedPicture(services);
  const prize = await prizeOnOffer(services, { imageFileId: prizePicture });
  const redeemed = await prizeOnOffer(services);
  await giveSeeds(services, person, 200);
  const { _id } = await redeemPrize(workAs(services, person), { params: { id: redeemed }, query: {} });
  const coupon = await prizeOnOffer(services, { codes: [] });
  return { prize, prizePicture, coupon, acquisition: _id };
}

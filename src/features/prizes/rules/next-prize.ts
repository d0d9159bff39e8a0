// Which prize to save for next, of those that can still be redeemed.
import type { Prize } from '../contract.ts';

type Priced = Pick<Prize, 'pointRequired'>;

/** The cheapest that is out of reach; the dearest, when the balance suffices for all. `redeems` are those it suffices for. */
export function nextPrize<Each extends Priced>(redeemable: readonly Each[], balance: number) {
  const byPrice = redeemable.toSorted((one, other) => one.pointRequired - other.pointRequired);
  const redeems = byPrice.filter(({ pointRequired }) => pointRequired <= balance);
  const prize = byPrice[redeems.length] ?? byPrice.at(-1) ?? null;
  return { prize, hasPoints: prize !== null && prize.pointRequired <= balance, redeems };
}

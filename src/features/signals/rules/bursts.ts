// When sign-ups come so close together that a person should look: by one promo code, or from one network address.
import { HOUR_MS } from '#shared/calendar.ts';

export type BurstKind = 'PromoBurst' | 'AddressBurst';

/** The fewest sign-ups within the hour that make a burst. A code that is handed out in a hall brings more than a household or an office behind one address. */
export const FEWEST: Record<BurstKind, number> = { PromoBurst: 10, AddressBurst: 5 };

export const isBurstKind = (kind: string): kind is BurstKind => kind in FEWEST;

export const BURST_MS = HOUR_MS;

export type SignUp<Id = string> = { id: Id; at: Date };

/** The sign-ups that have, within an hour, as many others around them as make a burst of the kind, themselves counted; the earliest first. */
export function burstAmong<Id>(kind: BurstKind, signUps: readonly SignUp<Id>[]): SignUp<Id>[] {
  const inOrder = signUps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const among = new Set<SignUp<Id>>();
  let [earliest, counted] = [0, 0];
  for (const [place, last] of inOrder.entries()) {
    while (last.at.getTime() - (inOrder[earliest]?.at.getTime() ?? 0) >= BURST_MS) earliest += 1;
    if (place - earliest + 1 < FEWEST[kind]) continue;
    for (const each of inOrder.slice(Math.max(earliest, counted), place + 1)) among.add(each);
    counted = place + 1;
  }
  return inOrder.filter((each) => among.has(each));
}

// Who may decide what waits for a second person: nobody decides alone what two people stand behind.
import { DAY_MS } from '#shared/calendar.ts';

type Asked = { status: string; askedBy: string };

/** Whether a person may decide: it is open, and somebody else has asked for it. */
export const mayDecide = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy !== person;

/** Whether a person may withdraw it: it is open, and they asked for it themselves. */
export const mayWithdraw = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy === person;

/** For so many days whoever adds somebody to the staff, or makes them an admin, is one hand with them. */
export const ONE_HAND_DAYS = 7;

/** A person, and a hand that may guide theirs: their own, or that of who added them, or added who added them. `since` is when the oldest addition between them was made; null for their own. */
export type Hand<Id extends string = string> = { person: Id; hand: Id; since: Date | null };

/**
 * The moment from which one is a second person for the other; null where they are one already. They are one hand as long as a hand
 * guides both: one has added the other, directly or through somebody added in between, or the same person has added both.
 */
export function secondPersonFrom(hands: readonly Hand[], one: string, other: string): Date | null {
  const moments = of(hands, one).flatMap((first) =>
    of(hands, other)
      .filter(({ hand }) => hand === first.hand)
      .map((second) => endOf(first, second)),
  );
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

const of = (hands: readonly Hand[], one: string) => hands.filter(({ person }) => person === one);

/** A bond holds until its oldest addition is too old. */
const endOf = (...bond: Hand[]): number =>
  Math.min(...bond.flatMap(({ since }) => (since ? [since.getTime()] : []))) + ONE_HAND_DAYS * DAY_MS;

// The places at which borrowers pay and get their money, from the settings; invented ones where the product is only tried out.
import type { z } from 'zod';
import type { WaysToPay } from '#shared/places/ways-to-pay.ts';
import type { settings } from './declared.ts';

type Given = z.infer<typeof settings>;
type Places = { pay: WaysToPay; handOverAt: string | null };

const NAMES = [
  'PAY_BANK',
  'PAY_BRANCH',
  'PAY_ACCOUNT_NAME',
  'PAY_ACCOUNT_NUMBER',
  'PAY_COUNTER',
  'PAY_COUNTER_HOURS',
  'HAND_OVER_AT',
] as const satisfies (keyof Given)[];

/** No bank of that name, and no such account. */
const INVENTED: Places = {
  pay: {
    bank: {
      name: 'Demo Bank',
      branch: 'Half Way Tree',
      accountName: 'Pimento Demo',
      accountNumber: '000-123-456',
    },
    counter: { place: 'Demo Pay, 12 Hope Road, Kingston', hours: 'Monday to Saturday, 9 am to 5 pm' },
  },
  handOverAt: 'Demo Pay, 12 Hope Road, Kingston',
};

/** The places of payment; with `forTryingOut`, invented ones where none is set. */
export function placesOf(given: Given, forTryingOut: boolean): Places {
  if (forTryingOut && NAMES.every((name) => given[name] === undefined)) return INVENTED;
  const { PAY_BANK: name, PAY_BRANCH: branch, PAY_COUNTER: place } = given;
  const { PAY_ACCOUNT_NAME: accountName, PAY_ACCOUNT_NUMBER: accountNumber } = given;
  return {
    pay: {
      bank:
        name && branch && accountName && accountNumber ? { name, branch, accountName, accountNumber } : null,
      counter: place ? { place, hours: given.PAY_COUNTER_HOURS ?? null } : null,
    },
    handOverAt: given.HAND_OVER_AT ?? null,
  };
}

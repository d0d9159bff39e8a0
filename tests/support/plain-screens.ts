// The screens of the desks that are about no record, as the tables of addresses have them: what walks over all screens needs no line for one.
import { addresses } from '#app/web/addresses.ts';

/** The screens without the one that logs out, which would end the session of whoever looks. */
export const plainScreens: readonly string[] = addresses
  .filter(({ audience }) => audience === 'staff' || audience === 'partner')
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !path.endsWith('/logout'));

// For whom passkeys are made: this site, as the configuration names it and never as a request does.
import { linkTo } from '#features/accounts/server/site-address.ts';
import type { Config } from '#platform/server/config.ts';
import { brand } from '#texts/brand.ts';

/** Loads the library with the first passkey: it takes a quarter of a second, and most servers start without needing it. */
export const webAuthn = () => import('@simplewebauthn/server');

export type RelyingParty = { name: string; id: string; origin: string };

export function relyingParty(config: Config): RelyingParty {
  const { hostname, origin } = new URL(linkTo(config, '/'));
  return { name: brand.name, id: hostname, origin };
}

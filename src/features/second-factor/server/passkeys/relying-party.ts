// For whom passkeys are made: this site, as the configuration names it and never as a request does.
import { linkTo } from '#features/accounts/server/site-address.ts';
import type { Config } from '#platform/server/config.ts';
import { brand } from '#texts/brand.ts';

/** A quarter of a second to load, and most servers start for somebody else: it comes with the first passkey. */
export const webAuthn = () => import('@simplewebauthn/server');

export type RelyingParty = { name: string; id: string; origin: string };

export function relyingParty(config: Config): RelyingParty {
  const { hostname, origin } = new URL(linkTo(config, '/'));
  return { name: brand.name, id: hostname, origin };
}

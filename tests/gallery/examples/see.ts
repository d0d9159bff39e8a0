// How an example is written down: for these roles, at these addresses.
import type { Role } from '../roles.ts';
import type { Records } from '../world/make-world.ts';
import type { Example } from './examples.ts';

type Address = string | ((records: Records) => string);
type Looks = Partial<Record<Role, readonly Example[]>>;

export const see = (roles: readonly Role[], ...addresses: Address[]): Looks =>
  Object.fromEntries(roles.map((role) => [role, addresses.map((address) => ({ at: asked(address) }))]));

export const leads = (roles: readonly Role[], from: Address, to: Address): Looks =>
  Object.fromEntries(roles.map((role) => [role, [{ at: asked(from), leadsTo: asked(to) }]]));

const asked = (address: Address) => (typeof address === 'string' ? () => address : address);

/** The page stands still at a call that is not let through: it would lead elsewhere, and end the session. */
export const holding = (roles: readonly Role[], address: string, holds: string): Looks =>
  Object.fromEntries(roles.map((role) => [role, [{ at: () => address, holds }]]));

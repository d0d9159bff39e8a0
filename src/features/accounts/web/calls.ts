// The calls of the accounts contract, for every screen of this folder.
import { caller } from '#platform/web/call.ts';
import type { accountEndpoints } from '../contract.ts';

export const call = caller<typeof accountEndpoints>();

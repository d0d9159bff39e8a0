// The calls of a log-in's second step, for visitors, whose pages load no query library.
import { caller } from '#platform/web/call.ts';
import type { secondFactorEndpoints } from '../../contract.ts';

export const call = caller<typeof secondFactorEndpoints>();

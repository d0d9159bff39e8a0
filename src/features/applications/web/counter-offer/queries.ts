// The calls about a lender's other terms.
import { caller } from '#platform/web/call.ts';
import type { counterOfferEndpoints } from '../../contract/counter-offer.ts';

export const call = caller<typeof counterOfferEndpoints>();

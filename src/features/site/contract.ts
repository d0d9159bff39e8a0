// The landing page's words on the wire.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { landingCopy } from '#texts/site.ts';

export type CopySlot = keyof typeof landingCopy;

const slot = z.enum(Object.keys(landingCopy) as [CopySlot, ...CopySlot[]]);

export const siteEndpoints = endpoints({
  'GET /api/informations/landingCopy': {
    summary: "The landing page's published copy, slot by slot; kept by caches until its revision changes",
    sameForAll: true,
    output: z.object({ revision: z.int(), copy: z.record(slot, z.string()) }),
  },
});

export type LandingCopy = Record<CopySlot, string>;

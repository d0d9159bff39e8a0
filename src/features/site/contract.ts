// The landing page's words on the wire, and their versions as staff edit them.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { landingCopy } from './texts/site.ts';

export type CopySlot = keyof typeof landingCopy;

const slot = z.enum(Object.keys(landingCopy) as [CopySlot, ...CopySlot[]]);

/** Every slot, none besides; far more than a slot may hold, so that the refusal can name the one that is too long. */
const wholeCopy = z.record(slot, z.string().max(2_000));

/** The newest version, which an edit begins from; what somebody else saved in between is never overwritten. */
const base = z.int().min(1).max(1_000_000);

const saved = messageAnswer.extend({ version: z.int() });

const copyVersion = z.object({
  version: z.int(),
  /** Null where it was saved only. */
  published: z.iso.datetime().nullable(),
  created: z.iso.datetime(),
  /** Null for the first words, which nobody wrote here. */
  by: z.string().nullable(),
  /** Whose words it brought back. */
  revertedTo: z.int().nullable(),
  /** Against the version before it. */
  changes: z.array(z.object({ slot, before: z.string(), after: z.string() })),
});

export const siteEndpoints = endpoints({
  'GET /api/informations/landingCopy': {
    summary: "The landing page's published copy, slot by slot; kept by caches until its revision changes",
    sameForAll: true,
    output: z.object({ revision: z.int(), copy: z.record(slot, z.string()) }),
  },
  'GET /api/informations/landingCopy/latest': {
    summary: 'The newest version of the copy, published or not, and which one visitors see',
    output: z.object({
      version: z.int(),
      publishedVersion: z.int(),
      copy: z.record(slot, z.string()),
      publishedCopy: z.record(slot, z.string()),
    }),
  },
  'GET /api/informations/landingCopy/versions': {
    summary: 'The versions of the copy, newest first: who saved them, when, and what they changed',
    query: pageQuery({}),
    output: pageOf(copyVersion).extend({ publishedVersion: z.int() }),
  },
  'POST /api/informations/editLandingCopy': {
    summary: 'Saves the copy as a new version, published or not',
    body: z.strictObject({ version: base, publish: z.boolean().default(true), copy: wholeCopy }),
    output: saved,
  },
  'POST /api/informations/landingCopy/revert': {
    summary: 'Publishes the words of an earlier version as a new one',
    body: z.strictObject({ version: base, to: base }),
    output: saved,
  },
});

export type LandingCopy = Record<CopySlot, string>;
export type CopyVersion = z.infer<typeof copyVersion>;

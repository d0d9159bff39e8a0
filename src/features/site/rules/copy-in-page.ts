// How the landing's copy travels inside its page: in marked elements for the reader, and once more as JSON for the script.

import { escapeHtml } from '#shared/html/escape-html.ts';
import type { CopySlot, LandingCopy } from '../contract.ts';
import { landingCopy } from '../texts/site.ts';

/** The id of the element that holds the copy as JSON: a block of data, which no browser runs. */
export const COPY_ELEMENT = 'landing-copy';

const SLOTS = Object.keys(landingCopy) as CopySlot[];

/** A whole copy from whatever was stored: a slot that it lacks, or that came later than it, has its first words. */
export function wholeCopy(stored: unknown): LandingCopy {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const words = SLOTS.map((slot) => {
    const text = known[slot];
    return [slot, typeof text === 'string' && text.trim() !== '' ? text.trim() : landingCopy[slot]];
  });
  return Object.fromEntries(words) as LandingCopy;
}

/** The copy as JSON, without the character that could end the element in which it stands. */
export const copyAsJson = (copy: LandingCopy): string => JSON.stringify(copy).replaceAll('<', '\\u003c');

const SLOT_ELEMENT = /(<[a-z0-9]+\b[^>]*\sdata-copy="([^"]*)"[^>]*>)[^<]*/g;
const JSON_ELEMENT = new RegExp(`(<script\\b[^>]*\\sid="${COPY_ELEMENT}"[^>]*>)[^<]*`);

/** A page with the words of `copy` in the place of those that it was built with. */
export const pageWith = (page: string, copy: LandingCopy): string =>
  page
    .replace(SLOT_ELEMENT, (whole: string, tag: string, slot: string) =>
      slot in copy ? `${tag}${escapeHtml(copy[slot as CopySlot])}` : whole,
    )
    .replace(JSON_ELEMENT, (_whole, tag: string) => `${tag}${copyAsJson(copy)}`);

// What each slot of the landing's copy may hold; the editor shows it while somebody types, the server before it saves.
import type { FieldErrors } from '#shared/refusal.ts';
import type { CopySlot, LandingCopy } from '../contract.ts';
import { landingCopy } from '../texts/site.ts';
import { copyFaults, copySlotNames } from '../texts/staff-copy.ts';

export const COPY_SLOTS = Object.keys(landingCopy) as CopySlot[];

/** Characters, by the last part of a slot's name: as much as its place on a phone bears. */
const LONGEST: Record<string, number> = { figure: 24, title: 60, lead: 200, text: 240 };

export const longestOf = (slot: CopySlot): number => LONGEST[slot.split('.').at(-1) ?? ''] ?? 0;

/** Words as they are kept: in one line, without room around them. */
export const tidyCopy = (copy: LandingCopy): LandingCopy =>
  Object.fromEntries(COPY_SLOTS.map((slot) => [slot, copy[slot].replace(/\s+/g, ' ').trim()])) as LandingCopy;

/** Messages by slot, each naming it. */
export function judgeCopy(copy: LandingCopy): FieldErrors {
  const found = COPY_SLOTS.map((slot): [CopySlot, string | null] => {
    const { length } = copy[slot];
    const name = copySlotNames[slot];
    if (length === 0) return [slot, copyFaults.empty(name)];
    return [slot, length > longestOf(slot) ? copyFaults.tooLong(name, longestOf(slot)) : null];
  });
  return Object.fromEntries(found.filter((each): each is [CopySlot, string] => each[1] !== null));
}

/** The slots in which two copies differ, in the order of the page. */
export const changedSlots = (before: LandingCopy, after: LandingCopy): CopySlot[] =>
  COPY_SLOTS.filter((slot) => before[slot] !== after[slot]);

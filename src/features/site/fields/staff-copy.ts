// The fields of the landing's copy: its slots, in the order of the page.
import type { RecordField } from '#shared/record/field.ts';
import { landingCopy } from '../texts/site.ts';
import { copySlotNames, copyErrors as errors } from '../texts/staff-copy.ts';

type Slot = keyof typeof landingCopy;
type SlotField = Extract<RecordField, { longest: number }>;

/** Characters, by the last part of a slot's name: as much as its place on a phone bears. */
const LONGEST: Record<string, number> = { figure: 24, title: 60, lead: 200, text: 240 };

export const copyFields = Object.fromEntries(
  (Object.keys(landingCopy) as Slot[]).map((slot) => [slot, fieldOf(slot)]),
) as Record<Slot, SlotField>;

/** However long its words are on the page, they are kept in one line. */
function fieldOf(slot: Slot): SlotField {
  const label = copySlotNames[slot];
  const longest = LONGEST[slot.split('.').at(-1) ?? ''] ?? 0;
  return {
    kind: 'line',
    label,
    longest,
    errors: { missing: errors.empty(label), tooLong: errors.tooLong(label, longest) },
  };
}

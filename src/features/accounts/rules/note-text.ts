// What a note about a person must hold, as the server refuses it.
import { noteFields } from '../fields/staff-note.ts';

/** In characters as JavaScript and the database's check count them for plain text; the shorter count decides. */
export const NOTE_LONGEST = noteFields.text.longest;

export function noteError(text: string): 'note.blank' | 'note.too_long' | undefined {
  if (text.trim() === '') return 'note.blank';
  return text.trim().length > NOTE_LONGEST ? 'note.too_long' : undefined;
}

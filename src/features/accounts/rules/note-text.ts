// What a note about a person must hold; the field shows it, the server insists on it.

/** In characters as JavaScript and the database's check count them for plain text; the shorter count decides. */
export const NOTE_LONGEST = 2_000;

export function noteError(text: string): 'note.blank' | 'note.too_long' | undefined {
  if (text.trim() === '') return 'note.blank';
  return text.trim().length > NOTE_LONGEST ? 'note.too_long' : undefined;
}

// A loan's description as its card shows it.

const LONGEST = 140;
const SHORTENED_TO = 50;

/** The text of a loan's card: of a description over 140 characters the first 50, with a sign that there is more. */
export function shortDescription(description: string): { text: string; hasMore: boolean } {
  const characters = Array.from(description);
  if (characters.length <= LONGEST) return { text: description, hasMore: false };
  return { text: characters.slice(0, SHORTENED_TO).join(''), hasMore: true };
}

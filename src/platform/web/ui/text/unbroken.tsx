// A text whose phone numbers, days and moments stay on one line, unless one alone is longer than the line.
import type { ReactNode } from 'react';

const NUMBER = String.raw`(?:\+?1[- ])?\d{3}-\d{3}-\d{3,4}\b`;
/** A complaint's. */
const CASE = String.raw`\b[A-Z]-\d{6,}\b`;
const TIME = String.raw`\b\d{1,2}:\d{2} [ap]m`;
const DAY = String.raw`\b[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th) \d{4}\b`;
/** What follows without a blank would begin the next line by itself. */
const WHOLE = new RegExp(`((?:${NUMBER}|${CASE}|${TIME}|${DAY})[.,;:?!)]*)`);

/** Anything but text is shown as it is. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(WHOLE).map((part, place) =>
    // What the expression has caught stands at the odd places.
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are in order, and nothing else tells two of them apart.
      <span key={place} className="inline-block">
        {part}
      </span>
    ),
  );
}

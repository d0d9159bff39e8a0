// The line that says by when a person looks at what waits with us; where that is past, that we are late and what to do.
import { verdictTexts as texts } from '#texts/verdicts.ts';
import { showMoment } from '../calendar.ts';
import { lookBy } from '../look-deadline.ts';

/** The line for something that was handed in at `sent`. */
export function lookLine(sent: Date, now = new Date()): string {
  const by = lookBy(sent);
  return by < now ? texts.lookLate : texts.lookBy(showMoment(by));
}

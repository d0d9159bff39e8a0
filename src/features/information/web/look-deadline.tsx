// By when a person looks at what somebody sent; that we are late, where we are.
import { showMoment } from '#shared/calendar.ts';
import { lookBy } from '#shared/look-deadline.ts';
import { verdictTexts as texts } from '#texts/verdicts.ts';

export function LookDeadline({ sent }: { sent: string }) {
  const by = lookBy(new Date(sent));
  return <p>{by.getTime() < Date.now() ? texts.lookLate : texts.lookBy(showMoment(by))}</p>;
}

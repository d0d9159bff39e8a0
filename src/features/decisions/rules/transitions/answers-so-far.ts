// What all that somebody has sent tells a decision on one day: the answers that stand, what is on file, and what papers would still lift.
import type { Day } from '#shared/calendar.ts';
import type { DecisionInputs } from '../../contract.ts';
import { sectionsAbout } from '../answer-names.ts';
import { type AnsweredInputs, figuresFromAnswers } from '../figures-from-answers.ts';
import { onFile, type Sent, standing } from './given-again.ts';

/** `sent`: every try of every section, the latest first. */
export function answersSoFar(
  sent: readonly Sent[],
  today: Day,
): AnsweredInputs & Pick<DecisionInputs, 'onceChecked'> {
  const now = answeredBy(sent, today);
  const then = answeredBy(withCreditProved(sent), today);
  const lifts = [
    now.creditHistory === 'overdue' && then.creditHistory !== 'overdue',
    now.adverse?.defaultElsewhere && !then.adverse?.defaultElsewhere,
    now.adverse?.bankruptcy === 'open' && then.adverse?.bankruptcy !== 'open',
  ];
  if (!lifts.some(Boolean)) return now;
  const onceChecked = {
    creditHistory: then.creditHistory,
    defaultElsewhere: then.adverse?.defaultElsewhere ?? false,
    bankruptcy: then.adverse?.bankruptcy ?? null,
  };
  return { ...now, onceChecked };
}

function answeredBy(sent: readonly Sent[], today: Day): AnsweredInputs {
  const counting = [...Map.groupBy(sent, ({ sId }) => sId)].flatMap(([sId, tries]) => {
    const counts = standing(tries);
    return counts ? [[sId, counts] as const] : [];
  });
  const answers = counting.map(([sId, { answers }]) => [sId, answers] as const);
  return figuresFromAnswers(
    Object.fromEntries(answers),
    today,
    Object.fromEntries(counting),
    onFile(sent, today),
  );
}

/**
 * The submissions as they would be once staff had checked the latest answers about credit by papers. Answers that
 * were asked for again have to be sent first.
 */
function withCreditProved(sent: readonly Sent[]): Sent[] {
  const latest = sent.find(({ sId }) => sectionsAbout.credit.some((credit) => credit === sId));
  return sent.map((one) =>
    one === latest && !one.isReopened ? { ...one, status: 'Verified', hasPapers: true } : one,
  );
}

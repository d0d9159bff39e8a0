// What of a section still counts after it was opened again: what was verified carries over, and what rules somebody out stays on file.
import type { Day } from '#shared/calendar.ts';
import type { DecisionInputs } from '../../contract.ts';
import { sectionsAbout } from '../answer-names.ts';
import { isReadByPolicy } from '../names-read.ts';
import type { SectionAnswers } from '../read-answers.ts';
import { bankruptcyOf, isBehind, owesDefault, type Provenance } from './credit-history.ts';

/** One time that a section was sent, and what became of it. */
export type Sent = {
  sId: string;
  status: string;
  answers: NonNullable<SectionAnswers>;
  answeredOn: Day;
  /** Whether the section was opened again, so that these answers stand no longer. */
  isReopened: boolean;
  /** Whether papers came with it: with its answers, or with documents that were not handed back. */
  hasPapers: boolean;
};

type Answered = Pick<Sent, 'sId' | 'answers'>;

/** All that was sent for one section, the latest first. */
type Tries = readonly Sent[];

/** The latest status that is a verdict: a section keeps what it was until somebody has looked at what was sent anew. */
export const countsAsVerified = (tries: Tries): boolean =>
  tries.find(({ status }) => status === 'Verified' || status === 'Rejected')?.status === 'Verified';

/** Whether staff have checked the answers themselves: these ones, or the same ones before they were asked for again. */
export const isChecked = (tries: Tries): boolean => countsAsVerified(sameAsLatest(tries));

/** Whether they did so by papers: a verdict on a section without any has looked at nothing. */
export const isProved = (tries: Tries): boolean => isVerifiedByPapers(sameAsLatest(tries));

const isVerifiedByPapers = (tries: Tries): boolean =>
  countsAsVerified(tries) && tries.find(({ status }) => status === 'Verified')?.hasPapers === true;

/** What counts of a section: what was sent last; while it is open again, that still, where it had been checked. Undefined where nothing does. */
export function standing(tries: Tries): (Provenance & { answers: Sent['answers'] }) | undefined {
  const [latest] = tries;
  const same = sameAsLatest(tries);
  const isChecked = countsAsVerified(same);
  if (!latest || (latest.isReopened && !isChecked)) return undefined;
  const answeredOn = same.at(-1)?.answeredOn ?? latest.answeredOn;
  return { answers: latest.answers, isChecked, isProved: isVerifiedByPapers(same), answeredOn };
}

/** The latest try and those directly before it whose answers are the same, as far as a decision reads them. */
export function sameAsLatest<One extends Answered>(tries: readonly One[]): readonly One[] {
  const [latest] = tries;
  const other = tries.findIndex((one) => latest && !readsAlike(one, latest));
  return other < 0 ? tries : tries.slice(0, other);
}

const readsAlike = (one: Answered, other: Answered): boolean => readFrom(one) === readFrom(other);

const readFrom = ({ sId, answers }: Answered): string =>
  JSON.stringify(
    Object.entries(answers)
      .filter(([name]) => isReadByPolicy(sId, name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** What was answered once and rules somebody out: it stays until an answer that staff have checked says otherwise, or its time is over. */
export type OnFile = {
  /** The answers about debts that tell of one in arrears. */
  behind: SectionAnswers;
  /** A default elsewhere that was not shown to be paid. */
  isDefaulted: boolean;
  bankruptcy: NonNullable<DecisionInputs['adverse']>['bankruptcy'];
};

/** `sent`: every try of every section, the latest first. */
export function onFile(sent: Tries, today: Day): OnFile {
  const about = (sections: readonly string[]) => sent.filter(({ sId }) => sections.includes(sId));
  const back = (from: Sent) => sent.slice(sent.indexOf(from)).filter(({ sId }) => sId === from.sId);
  const firstToSay = <Found>(
    tries: Tries,
    isSettled: (tries: Tries) => boolean,
    read: (one: Sent, settled: boolean) => Found | null,
  ): Found | null => {
    for (const one of tries) {
      const settled = isSettled(back(one));
      const says = read(one, settled);
      if (says !== null || settled) return says;
    }
    return null;
  };
  const credit = about(sectionsAbout.credit);
  return {
    behind:
      firstToSay(about(sectionsAbout.debts), isChecked, ({ answers }) =>
        isBehind(answers) ? answers : null,
      ) ?? undefined,
    isDefaulted:
      firstToSay(credit, isProved, ({ answers }, isProved) => owesDefault(answers, { isProved }) || null) ??
      false,
    bankruptcy: firstToSay(credit, isProved, ({ answers, answeredOn }, isProved) =>
      bankruptcyOf(answers, today, { isChecked: isProved, isProved, answeredOn }),
    ),
  };
}

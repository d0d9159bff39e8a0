// Which groups of a form are on the screen: all of them, or one at a time; and the ways from one to another.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldGroup, groupsOf, mayGroupsCome, shownGroups } from '../field-groups.ts';
import { type Basis, errorsOf, type RawAnswers } from '../filling.ts';
import type { StepPlace } from './step-in-address.ts';

/** `mayGrow`: answers that are still missing decide whether more steps come. */
export type Place = { number: number; count: number; mayGrow: boolean };

export type Steps = {
  /** On the screen. */
  groups: readonly FieldGroup[];
  /** By its key; null where the form is one page. */
  at: string | null;
  /** Of the step among those that are asked, from 1; null where the form is one page. */
  place: (Place & { heading: RefObject<HTMLHeadingElement | null> }) | null;
  isLast: boolean;
  /** To the next step; after a detour to the next of the `faulty` questions, or else to the last step. */
  goOn: (faulty: (name: string) => boolean) => void;
  /** Null at the first step. */
  goBack: (() => void) | null;
  /** Does `then` where the question is on the screen; at once where it is not asked at all. */
  leadTo: (question: string | undefined, then: () => void) => void;
  startOver: () => void;
  /** Another step was shown since the form was opened. */
  hasMoved: boolean;
};

type StepsOptions = {
  /** The form is one page without it, or when all of its questions are of one group. */
  at: StepPlace | undefined;
  basis: Basis;
  answers: RawAnswers;
  /** The answers were given before, so that one goes on where they were left, or else where something is missing. */
  isRestored: boolean;
  leftAt: string | null;
  /** Before anything else is done at another step. */
  onMove: () => void;
};

/** Steps are the groups of which something is asked, so that they come and go with the answers. */
export function useSteps({ at, basis, answers, isRestored, leftAt, onMove }: StepsOptions): Steps {
  const groups = shownGroups(basis, answers);
  // After a reload further on, the form begins where it began: there 'back' leads.
  const [first] = useState(
    () => at?.began ?? (isRestored ? (leftAt ?? firstUnfinished(groups, basis, answers)) : groups[0]?.key),
  );
  const steps = at && groupsOf(basis.fields).length > 1 ? at : null;
  const current = steps ? stepAt(groups, basis, steps.at, first) : undefined;
  const { heading, arrive, hasMoved } = useArrival(current?.key, onMove);
  const index = current ? groups.indexOf(current) : -1;
  const before = groups[index - 1];
  const goTo = (step: string, isDetour: boolean) => current && steps?.goTo(step, current.key, isDetour);
  return {
    groups: current ? [current] : groups,
    at: current?.key ?? null,
    place: current
      ? { number: index + 1, count: groups.length, mayGrow: mayGroupsCome(basis, answers), heading }
      : null,
    isLast: !current || current === groups.at(-1),
    goOn: (faulty) => {
      const later = groups.slice(index + 1);
      const unfinished = later.find(({ fields }) => fields.some(({ name }) => faulty(name)));
      const next = steps?.isDetour ? (unfinished ?? later.at(-1)) : later[0];
      if (next) goTo(next.key, steps?.isDetour === true && next !== later.at(-1));
    },
    goBack: before && steps ? () => steps.goBack(before.key) : null,
    leadTo: (question, then) => {
      const step = groups.find(({ fields }) => fields.some(({ name }) => name === question));
      if (!steps || !step || step === current) return then();
      arrive(then);
      goTo(step.key, true);
    },
    startOver: () => steps?.startOver(),
    hasMoved,
  };
}

/** The step that is named; where nothing of it is asked, the next one that is; the `first` where there is none of that name. */
function stepAt(
  groups: readonly FieldGroup[],
  { fields }: Basis,
  named: string | null,
  first: string | undefined,
): FieldGroup | undefined {
  const order = (name: string | null | undefined) => fields.findIndex((field) => field.name === name);
  const wanted = order(named) < 0 ? order(first) : order(named);
  return groups.find(({ key }) => order(key) >= wanted) ?? groups.at(-1);
}

function firstUnfinished(
  groups: readonly FieldGroup[],
  basis: Basis,
  answers: RawAnswers,
): string | undefined {
  const errors = errorsOf(basis, answers);
  return (groups.find(({ fields }) => fields.some(({ name }) => errors[name])) ?? groups.at(-1))?.key;
}

/** Once another step is on the screen: what was to be done there, or else its heading takes the focus. */
function useArrival(step: string | undefined, onMove: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const [hasMoved, setMoved] = useState(false);
  const purpose = useRef<(() => void) | null>(null);
  const arrived = useEffectEvent(() => {
    const then = purpose.current;
    purpose.current = null;
    setMoved(true);
    onMove();
    if (then) return then();
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.querySelector('[data-steps]')?.scrollIntoView();
  });
  useEffect(() => {
    if (step === shown.current) return;
    shown.current = step;
    arrived();
  }, [step]);
  return {
    heading,
    hasMoved,
    arrive: (then: () => void) => {
      purpose.current = then;
    },
  };
}

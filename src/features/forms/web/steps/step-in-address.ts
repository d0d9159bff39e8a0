// The step of a form in the address: a reload stands at the same one, and the browser's 'back' leads to the one before.
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Where a form stands that is asked step by step, and how it is led elsewhere. Steps are named by their key. */
export type StepPlace = {
  /** Null where none was gone to yet. */
  at: string | null;
  /** Gone to out of turn, to mend or change an answer. */
  isDetour: boolean;
  goTo: (step: string, from: string, isDetour: boolean) => void;
  /** To the one before: back in the history where one came from there. */
  goBack: (step: string) => void;
  /** As it was opened at first, in place of where it stands. */
  startOver: () => void;
  /** The step that was on the screen where the form was opened, whose address names none; null there itself. */
  began: string | null;
  /** How many steps the history holds since the form was opened: so far back lies where it began. */
  depth: number;
};

type Came = { from?: string; isDetour?: boolean; depth?: number; began?: string };

/** Kept in `step`, beside whatever else the address says. Needs a router around it. */
export function useStepInAddress(): StepPlace {
  const [address] = useSearchParams();
  const came: Came = useLocation().state ?? {};
  const navigate = useNavigate();
  const { depth = 0, began } = came;
  const withStep = (step: string | null): string => {
    const next = new URLSearchParams(address);
    if (step === null) next.delete('step');
    else next.set('step', step);
    return `?${next}`;
  };
  return {
    at: address.get('step'),
    isDetour: came.isDetour === true,
    goTo: (step, from, isDetour) =>
      navigate(withStep(step), {
        state: { from, isDetour, depth: depth + 1, began: began ?? from } satisfies Came,
      }),
    goBack: (step) =>
      came.from === step
        ? navigate(-1)
        : navigate(withStep(step), { replace: true, state: { depth, began } satisfies Came }),
    startOver: () => navigate(withStep(null), { replace: true, state: { depth, began } satisfies Came }),
    began: began ?? null,
    depth,
  };
}

/** Of a form that was sent the steps leave the history: 'back' then leads past them, to where it was opened. */
export function useStepsGone({ depth }: StepPlace, isSent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isSent && depth > 0) navigate(-depth);
  }, [isSent, depth, navigate]);
}

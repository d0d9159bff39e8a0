// The step of a form in the address: a reload stands at the same one, and the browser's 'back' leads to the one before.
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
};

type Came = { from?: string; isDetour?: boolean };

/** Kept in `step`, beside whatever else the address says. Needs a router around it. */
export function useStepInAddress(): StepPlace {
  const [address] = useSearchParams();
  const came: Came = useLocation().state ?? {};
  const navigate = useNavigate();
  const withStep = (step: string | null): string => {
    const next = new URLSearchParams(address);
    if (step === null) next.delete('step');
    else next.set('step', step);
    return `?${next}`;
  };
  return {
    at: address.get('step'),
    isDetour: came.isDetour === true,
    goTo: (step, from, isDetour) => navigate(withStep(step), { state: { from, isDetour } satisfies Came }),
    goBack: (step) => (came.from === step ? navigate(-1) : navigate(withStep(step), { replace: true })),
    startOver: () => navigate(withStep(null), { replace: true }),
  };
}

// What was decided, in place of the decision; decided here and now, the list comes back when nothing else is done.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import type { VerificationRecord } from '../../../contract.ts';
import { workbenchTexts as texts } from '../../../texts/staff-workbench.ts';
import { DecidedLine } from '../decided-line.tsx';

const RETURN_MS = 3_000;

type DecidedProps = {
  status: VerificationRecord['status'];
  /** Whether it was decided here and now, so that the list comes back. */
  returns: boolean;
  list: string;
};

export function Decided({ status, returns, list }: DecidedProps) {
  const [staying, setStaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const leaving = returns && !staying;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate(list), RETURN_MS);
    // Whoever goes on looking, or turns to something else, is not taken away from it.
    const stay = (event: Event) => !isNothing(event, button.current) && setStaying(true);
    for (const kind of ACTS) document.addEventListener(kind, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of ACTS) document.removeEventListener(kind, stay);
    };
  }, [leaving, navigate, list]);
  return (
    <div tabIndex={-1} className="flex min-h-12 flex-1 flex-wrap items-center gap-x-4">
      <DecidedLine status={status} focused={leaving} />
      {leaving && (
        <>
          <span className="text-muted text-sm">{texts.returning}</span>
          <Button ref={button} tone="quiet" size="sm" onClick={() => setStaying(true)}>
            {texts.stay}
          </Button>
        </>
      )}
    </div>
  );
}

const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Whether an event does not count as doing something: a key held down, a step of the focus, a press of the button that stays here. */
const isNothing = (event: Event, button: HTMLElement | null): boolean =>
  (event instanceof KeyboardEvent && (event.repeat || event.key === 'Tab')) ||
  (event.target instanceof Node && button !== null && button.contains(event.target));

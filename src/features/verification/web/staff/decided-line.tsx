// What was decided about documents, in place of the decision.
import { useEffect, useRef } from 'react';
import type { VerificationStatus } from '../../contract.ts';
import { reviewTexts } from '../../texts/staff-review.ts';

/** `focused` when it was decided here and now: the button that did it is gone. */
export function DecidedLine({ status, focused }: { status: VerificationStatus; focused: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!focused) return;
    // A closing dialog first gives the focus back to where it was.
    const frame = requestAnimationFrame(() => line.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className={`font-semibold ${status === 'Rejected' ? 'text-pimento' : 'text-ink'}`}
    >
      {reviewTexts.decided(status)}
    </p>
  );
}

// Who gave a verdict that its person reads, and when: one of our desks, or a lender by its name. A line of its own beneath the verdict.

import { decidedByLine } from '#shared/notices/verdict.ts';
import type { verdictTexts } from '#texts/verdicts.ts';
import { Unbroken } from '../text/unbroken.tsx';

type DecidedByProps = {
  desk?: keyof typeof verdictTexts.desks;
  /** The name of the lender who decided, instead of one of our desks. */
  lender?: string | undefined;
  /** When it was decided. Null while nobody has decided; nothing is shown then. */
  at: string | null | undefined;
};

/** Renders a `span`, so that it may stand within a link. */
export const DecidedBy = ({ desk = 'credit', lender, at }: DecidedByProps) =>
  at ? (
    <span className="block text-muted text-sm">
      <Unbroken>{decidedByLine(lender ? { lender } : { desk }, new Date(at))}</Unbroken>
    </span>
  ) : null;

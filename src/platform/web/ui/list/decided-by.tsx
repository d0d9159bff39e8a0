// Who gave a verdict that its person reads, and when: one of our desks, or a lender by its name. A line of its own beneath the verdict.
import { decidedByLine } from '#shared/notices/verdict.ts';
import type { verdictTexts } from '#texts/verdicts.ts';

type DecidedByProps = {
  desk?: keyof typeof verdictTexts.desks;
  /** In place of a desk of ours. */
  lender?: string | undefined;
  /** Null while nobody has decided: then it says nothing. */
  at: string | null | undefined;
};

/** It may stand within a link: it is a `span`. */
export const DecidedBy = ({ desk = 'credit', lender, at }: DecidedByProps) =>
  at ? (
    <span className="block text-muted text-sm">
      {decidedByLine(lender ? { lender } : { desk }, new Date(at))}
    </span>
  ) : null;

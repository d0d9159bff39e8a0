// How a loan stands before or after what is asked for: what is owed, and what is held for the borrower.
import { showDollars } from '#shared/money.ts';
import type { OpenAdjustment } from '../../../contract/desk.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';

type StandsProps = { at: OpenAdjustment['before']; isWrittenOff?: boolean };

/** Each figure on a line of its own, so that those of the rows stand below each other. A write-off leaves the sum as it is: the borrower still owes it. */
export const Stands = ({ at: { owed, credit }, isWrittenOff = false }: StandsProps) => (
  <span className="inline-grid">
    <span>{showDollars(owed)} </span>
    <span className="text-muted text-xs">
      {isWrittenOff ? texts.owedWrittenOff : texts.owedAnd(credit > 0 ? showDollars(credit) : null)}
    </span>
  </span>
);

type AfterProps = { of: Pick<OpenAdjustment, 'kind' | 'after'> };

export const StandsAfter = ({ of: { kind, after } }: AfterProps) =>
  after ? <Stands at={after} isWrittenOff={kind === 'WriteOff'} /> : texts.notBooked;

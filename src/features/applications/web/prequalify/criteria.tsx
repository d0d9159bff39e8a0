// A lender's criteria in words, and the figures of one's own that meet them.
import { BadgeCheck } from 'lucide-react';
import { showCriteriaValue } from '#features/partners/rules/show-criteria-value.ts';
import { showDollars } from '#shared/money.ts';
import type { OfferedLoan, Offers } from '../../contract/prequalification.ts';
import { criteriaTexts, offeredTexts as texts } from '../../texts/prequalification.ts';

export const Criteria = ({ loan }: { loan: OfferedLoan }) => (
  <div className="grid gap-1.5">
    <p className="flex items-start gap-2 font-semibold text-leaf">
      <BadgeCheck className="mt-0.5 size-5 shrink-0" />
      {texts.meets}
    </p>
    <p>
      {texts.asks}{' '}
      {criteriaTexts[loan.loanCriteria](showCriteriaValue(loan.loanCriteria, loan.loanCriteriaValue))}
    </p>
  </div>
);

export const OwnFigures = ({ figures }: { figures: NonNullable<Offers['figures']> }) => (
  <p className="max-w-prose text-muted">
    {texts.yours(showDollars(figures.freeCashFlow), `${figures.debtServiceRatio}%`)}
    {figures.runningLoans > 0 && ` ${texts.running(showDollars(figures.runningLoans))}`}
    {!figures.verified && ` ${texts.unverified}`}
  </p>
);

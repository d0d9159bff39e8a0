// Whether a lender's loan can be had as it is asked for, and for how much over how long.
import { defaultWish, type LoanLimits, misfits, type Wish } from '#features/partners/rules/loan-limits.ts';
import { readDollars, showMoney } from '#shared/money.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { lenderApplicationTexts as texts } from '../texts/applications.ts';

type Asked = { loanAmount?: number | undefined; term?: number | undefined };

type Verdict = { kind: 'fits'; wish: Wish } | { kind: 'outside'; fields: FieldErrors };

/**
 * Validates a request for a lender's loan. What is left open takes the loan's default; an amount outside the limits is
 * refused and not moved to them, because an amount that nobody chose is no application.
 */
export function askLender({ loanAmount, term }: Asked, limits: LoanLimits): Verdict {
  const usual = defaultWish(limits);
  const amountCents = loanAmount === undefined ? usual.amountCents : readDollars(loanAmount);
  const wish = { amountCents: amountCents ?? usual.amountCents, termMonths: term ?? usual.termMonths };
  const found = misfits(wish, limits);
  const fields: FieldErrors = {};
  if (amountCents === null || found.some((misfit) => misfit.startsWith('amount')))
    fields.loanAmount = texts.amountOutside(
      showMoney(limits.minimumAmountCents),
      showMoney(limits.maximumAmountCents),
    );
  if (found.some((misfit) => misfit.startsWith('term')))
    fields.term = texts.termOutside(limits.minimumTermMonths, limits.maximumTermMonths);
  return Object.keys(fields).length > 0 ? { kind: 'outside', fields } : { kind: 'fits', wish };
}

// The question before an application goes off: what is asked for, what comes in hand, and what goes back.
import type { LoanCost } from '#features/loans/rules/cost-of-loan.ts';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { type Cents, showMoney } from '#shared/money.ts';
import { offerTexts as texts } from '../../texts/applications.ts';

type ApplyQuestionProps = {
  open: boolean;
  amountCents: Cents;
  termMonths: number;
  /** Per cent a month. */
  interestRate: number;
  cost: LoanCost;
  onConfirm: () => void;
  onCancel: () => void;
};

export const ApplyQuestion = ({
  amountCents,
  termMonths,
  interestRate,
  cost,
  ...asked
}: ApplyQuestionProps) => (
  <ConfirmDialog {...asked} title={texts.applyTitle(showMoney(amountCents))} confirmText={texts.applyConfirm}>
    <p>{texts.applyFor(showMoney(amountCents), termMonths, interestRate)}</p>
    <p>
      {texts.applyCost(
        showMoney(cost.cashInHandCents),
        showMoney(cost.instalmentCents),
        showMoney(cost.totalRepaymentCents),
      )}
    </p>
  </ConfirmDialog>
);

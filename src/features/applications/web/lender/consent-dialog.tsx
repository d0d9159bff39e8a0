// Asks for the consent that a lender's loan needs, there where it is used: who sees what, for what, and how to end it.
import { SHARED_WITH_LENDER } from '#features/consents/rules/lender-consent.ts';
import { ConsentQuestion } from '#features/consents/web/consent-question.tsx';
import type { Lender } from '#features/partners/contract.ts';
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { askConsentTexts as texts } from '../../texts/ask-consent.ts';

type ConsentDialogProps = {
  open: boolean;
  lender: Lender;
  /** What is applied for, as it is shown. */
  amount: string;
  term: string;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  onAgree: () => void;
  onClose: () => void;
};

export const ConsentDialog = ({ lender, amount, term, ...question }: ConsentDialogProps) => (
  <ConsentQuestion
    {...question}
    lender={<LenderLine lender={lender} />}
    shared={SHARED_WITH_LENDER}
    words={{
      title: texts.title(lender.name),
      asked: texts.asked(amount, term, lender.name),
      limits: texts.limits,
      agree: texts.agree(lender.name),
      needed: texts.needed,
      confirm: texts.apply,
    }}
  />
);

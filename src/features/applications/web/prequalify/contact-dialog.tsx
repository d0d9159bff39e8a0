// Asks for the consent to be contacted by a lender: what it sees, for how long, and how to end it.
import { sharedFor } from '#features/consents/rules/lender-consent.ts';
import { ConsentQuestion } from '#features/consents/web/consent-question.tsx';
import type { Lender } from '#features/partners/contract.ts';
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { contactTexts as texts } from '../../texts/prequalification.ts';

type ContactDialogProps = {
  open: boolean;
  lender: Lender;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  onAgree: () => void;
  onClose: () => void;
};

export const ContactDialog = ({ lender, ...question }: ContactDialogProps) => (
  <ConsentQuestion
    {...question}
    lender={<LenderLine lender={lender} />}
    shared={sharedFor('Prequalification')}
    words={{
      title: texts.title(lender.name),
      asked: texts.asked(lender.name),
      limits: texts.limits,
      agree: texts.agree(lender.name),
      needed: texts.needed,
      confirm: texts.confirm,
    }}
  />
);

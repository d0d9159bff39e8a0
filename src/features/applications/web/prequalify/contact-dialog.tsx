// Asks for the consent to be contacted by a lender: what it sees, for how long, and how to end it.
import { useState } from 'react';
import { sharedFor } from '#features/consents/rules/lender-consent.ts';
import { SharedList } from '#features/consents/web/shared-list.tsx';
import type { Lender } from '#features/partners/contract.ts';
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { contactTexts as texts } from '#texts/prequalification.ts';
import { uiTexts } from '#texts/ui.ts';

type ContactDialogProps = {
  open: boolean;
  lender: Lender;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  onAgree: () => void;
  onClose: () => void;
};

export const ContactDialog = (props: ContactDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={texts.title(props.lender.name)}>
    <Question {...props} />
  </Dialog>
);

/** Mounted with the window, so that the box is empty each time. */
function Question({ lender, busy, failure, onAgree, onClose }: ContactDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    setIsMissing(!agreed);
    if (agreed) onAgree();
  };
  return (
    <>
      <LenderLine lender={lender} />
      <p>{texts.asked(lender.name)}</p>
      <SharedList shared={sharedFor('Prequalification')} />
      <p className="text-muted text-sm">{texts.limits}</p>
      <CheckboxField
        label={texts.agree(lender.name)}
        checked={agreed}
        error={isMissing ? texts.needed : undefined}
        onValue={(ticked) => {
          setAgreed(ticked);
          if (ticked) setIsMissing(false);
        }}
      />
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Button tone="secondary" onClick={onClose}>
          {uiTexts.cancel}
        </Button>
        <Button busy={busy} onClick={confirm}>
          {texts.confirm}
        </Button>
      </div>
    </>
  );
}

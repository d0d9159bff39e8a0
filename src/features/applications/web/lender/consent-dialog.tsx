// Asks for the consent that a lender's loan needs, there where it is used: who sees what, for what, and how to end it.
import { useState } from 'react';
import { SHARED_WITH_LENDER } from '#features/consents/rules/lender-consent.ts';
import { SharedList } from '#features/consents/web/shared-list.tsx';
import type { Lender } from '#features/partners/contract.ts';
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { askConsentTexts as texts } from '#texts/consents.ts';
import { uiTexts } from '#texts/ui.ts';

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

export function ConsentDialog(props: ConsentDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={texts.title(props.lender.name)}>
      <Question {...props} />
    </Dialog>
  );
}

/** Mounted with the window, so that the box is empty each time. */
function Question({ lender, amount, term, busy, failure, onAgree, onClose }: ConsentDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const apply = () => {
    setIsMissing(!agreed);
    if (agreed) onAgree();
  };
  return (
    <>
      <LenderLine lender={lender} />
      <p>{texts.asked(amount, term, lender.name)}</p>
      <SharedList shared={SHARED_WITH_LENDER} />
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
        <Button busy={busy} onClick={apply}>
          {texts.apply}
        </Button>
      </div>
    </>
  );
}

// Asks for a consent there where it is used: for whom, what it is about, what is seen, how to end it; with a box that is not ticked.
import { type ReactNode, useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { uiTexts } from '#texts/ui.ts';
import type { Consent } from '../contract.ts';
import { SharedList } from './shared-list.tsx';

type ConsentQuestionProps = {
  open: boolean;
  /** `needed` is said when the box is left empty; `confirm` names what agreeing does. */
  words: { title: string; asked: string; limits: string; agree: string; needed: string; confirm: string };
  /** Who asks. */
  lender: ReactNode;
  shared: Consent['shared'];
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  onAgree: () => void;
  onClose: () => void;
};

export const ConsentQuestion = (props: ConsentQuestionProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.words.title}>
    <Question {...props} />
  </Dialog>
);

/** Mounted with the window, so that the box is empty each time. */
function Question({ words, lender, shared, busy, failure, onAgree, onClose }: ConsentQuestionProps) {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    setIsMissing(!agreed);
    if (agreed) onAgree();
  };
  return (
    <>
      {lender}
      <p>{words.asked}</p>
      <SharedList shared={shared} />
      <p className="text-muted text-sm">{words.limits}</p>
      <CheckboxField
        label={words.agree}
        checked={agreed}
        error={isMissing ? words.needed : undefined}
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
          {words.confirm}
        </Button>
      </div>
    </>
  );
}

// The form being built as a borrower would meet it: the very form, answerable, that sends nothing.
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { informationTexts } from '#texts/information.ts';
import type { FieldDefinition, FormAnswers } from '../../../contract.ts';
import { prefill } from '../../../rules/prefill.ts';
import { fillingTexts } from '../../../texts/forms.ts';
import { previewTexts as texts } from '../../../texts/staff-forms.ts';
import { ConfiguredForm } from '../../configured-form.tsx';
import type { SearchChoices } from '../../type-ahead-field.tsx';
import { PhoneFrame } from './phone-frame.tsx';

type FormPreviewProps = {
  title: string;
  description: string;
  fields: readonly FieldDefinition[];
  /** What the form's conditions look at besides, as it is supposed to have been answered. */
  submitted: FormAnswers;
  search: SearchChoices | undefined;
  /** The name of the field that is being edited. */
  inHand: string | null;
};

export function FormPreview(props: FormPreviewProps) {
  const [round, setRound] = useState(0);
  const again = () => setRound(round + 1);
  return (
    <div className="grid gap-3">
      <PhoneFrame title={texts.frame} inHand={props.inHand}>
        <div className="grid gap-5 p-4">
          <TriedForm key={round} {...props} onAgain={again} />
        </div>
      </PhoneFrame>
      <Button
        tone="quiet"
        size="sm"
        icon={<RotateCcw className="size-4" />}
        onClick={again}
        className="justify-self-center"
      >
        {texts.again}
      </Button>
    </div>
  );
}

function TriedForm({
  title,
  description,
  fields,
  submitted,
  search,
  onAgain,
}: FormPreviewProps & { onAgain: () => void }) {
  const [isSent, setSent] = useState(false);
  // What stands in it to begin with, as of now: a form that was begun keeps what was tried in it.
  const [start] = useState(() => prefill(fields));
  const asked = useMemo(() => (fields.length > 0 ? fields : null), [fields]);
  if (isSent) {
    const again = (
      <Button tone="secondary" onClick={onAgain}>
        {texts.again}
      </Button>
    );
    return (
      <Banner tone="good" role="status" action={again}>
        {texts.sent}
      </Banner>
    );
  }
  return (
    <>
      <header className="grid gap-2">
        <p className="font-bold text-2xl">{title}</p>
        <p className="text-muted">{description}</p>
      </header>
      {asked ? (
        <ConfiguredForm
          {...{ fields, start, submitted, search }}
          send={async () => null}
          onSent={() => setSent(true)}
          texts={{ confirm: informationTexts.confirm, failed: fillingTexts.searchFailed }}
        />
      ) : (
        <Banner tone="info">{texts.empty}</Banner>
      )}
    </>
  );
}

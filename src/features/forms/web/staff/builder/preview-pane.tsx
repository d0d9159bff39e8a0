// The preview beside the builder: what is supposed to have been answered before, where the form goes by it, and the phone.

import type { FieldDefinition } from '../../../contract.ts';
import { builderTexts, previewTexts as texts } from '../../../texts/staff-forms.ts';
import type { SearchChoices } from '../../type-ahead-field.tsx';
import { FormPreview } from './form-preview.tsx';
import { lookedAt, SupposedAnswers, useSupposed } from './supposed-answers.tsx';

type PreviewPaneProps = {
  fields: readonly FieldDefinition[];
  askedBefore: readonly FieldDefinition[];
  heading: { title: string; description: string };
  search: SearchChoices | undefined;
  inHand: string | null;
};

export function PreviewPane({ fields, askedBefore, heading, search, inHand }: PreviewPaneProps) {
  const supposed = useSupposed(lookedAt(fields, askedBefore));
  return (
    <section
      aria-label={builderTexts.preview}
      className="grid gap-3 lg:max-xl:col-span-2 xl:sticky xl:top-20"
    >
      <p className="text-center text-muted text-sm">{texts.lead}</p>
      <FormPreview {...heading} {...{ fields, search, inHand }} submitted={supposed.submitted} />
      <SupposedAnswers {...supposed} />
    </section>
  );
}

// Editing the words: validated while they are typed, shown as a phone shows them, saved as a new version or published.
import { useId, useState } from 'react';
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { RestoredNote } from '#platform/web/record/restored-note.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { SavedMeanwhile } from '#platform/web/ui/form/notices/saved-meanwhile.tsx';
import { editCopyTexts as texts } from '../../texts/staff-copy.ts';
import { type LandingParts, LandingWords } from '../landing-words.tsx';
import { CopyFields } from './copy-fields.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { SaveBar } from './save-bar.tsx';
import { type LatestCopy, useCopyEditor } from './use-copy-editor.ts';

type CopyEditorProps = { latest: LatestCopy; parts: LandingParts };

export function CopyEditor({ latest, parts }: CopyEditorProps) {
  const form = useCopyEditor(latest);
  const [inHand, setInHand] = useState<string | null>(null);
  const previewId = useId();
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <form
        noValidate
        className="@container grid gap-6"
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
            setInHand(`[data-copy="${target.name}"]`);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <SavedMeanwhile texts={texts.meanwhile} form={form} />
        <RestoredNote form={form} />
        <ErrorSummary
          errors={form.refused.errors}
          // What somebody else saved says so itself.
          {...(form.refused.message && form.conflicts.length === 0 ? { message: form.refused.message } : {})}
        />
        <CopyFields words={form.typed} errors={form.errors} onChange={form.set} />
        <SaveBar form={form} latest={latest} />
        <LeaveQuestion guard={form.guard} />
      </form>
      <section aria-labelledby={previewId} className="grid gap-2 lg:sticky lg:top-6">
        <h2 id={previewId} className="font-bold text-lg">
          {texts.preview}
        </h2>
        <PhoneFrame title={texts.previewFrame} showing={inHand}>
          <LandingWords {...parts} copy={form.tidy} />
        </PhoneFrame>
        <p className="text-muted text-sm">{texts.previewNote}</p>
      </section>
    </div>
  );
}

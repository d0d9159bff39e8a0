// The name under which answers are kept, and who else goes by them; a new name counts once the input is left.
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { longest } from '../../../../rules/definition/read-definition.ts';
import { builderTexts, fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';

type AnswerNameProps = { name: string; error: string | undefined; onRename: (name: string) => void };

/** Letter by letter it would pass through names that other fields have. */
export function AnswerName({ name, error, onRename }: AnswerNameProps) {
  const [typed, setTyped] = useState(name);
  const [known, setKnown] = useState(name);
  if (known !== name) {
    // It was renamed, or the renaming was taken back.
    setKnown(name);
    setTyped(name);
  }
  const settle = () => typed !== name && onRename(typed);
  return (
    <div data-place="name">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={longest.name}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={typed}
        error={error}
        onValue={(text) => setTyped(text.trim())}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </div>
  );
}

/** In words: `The decision policy reads it.` */
export type UseInWords = string;

export function UsedBy({ uses }: { uses: readonly UseInWords[] }) {
  if (uses.length === 0) return null;
  return (
    <Banner title={builderTexts.usedBy.title}>
      <ul className="grid list-disc gap-0.5 pl-5">
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm">{builderTexts.usedBy.rename}</p>
    </Banner>
  );
}

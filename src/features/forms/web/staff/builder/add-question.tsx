// Adds a question of a chosen kind behind the one in hand.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { KINDS } from '../../../rules/definition/kinds-of-field.ts';
import type { Kind } from '../../../rules/kind.ts';
import { kindTexts, builderTexts as texts } from '../../../texts/staff-forms.ts';

export function AddQuestion({ onAdd }: { onAdd: (kind: Kind) => void }) {
  const [kind, setKind] = useState<Kind>('text');
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <SelectField
        label={texts.addKind}
        placeholder={null}
        options={KINDS.map((each) => ({ value: each, label: kindTexts[each] }))}
        value={kind}
        onValue={(value) => setKind(KINDS.find((each) => each === value) ?? 'text')}
      />
      <Button tone="secondary" wide icon={<Plus className="size-5" />} onClick={() => onAdd(kind)}>
        {texts.add}
      </Button>
    </div>
  );
}

// The answer that stands in a field to begin with, typed as the field takes it.

import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { kindOf } from '../../../../rules/kind.ts';
import { readNumber } from '../../../../rules/read-answer.ts';
import { fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';
import type { Editing } from './editing.ts';

export function StartAnswer({ field, errors, edit }: Editing) {
  const kind = kindOf(field);
  const { value } = field;
  const frame = { label: texts.startValue, optional: true, error: errors.value };
  const set = (next: typeof value) => edit({ value: next === '' ? undefined : next }, 'value');
  if (kind === 'flag') {
    return (
      <SelectField
        {...frame}
        placeholder={texts.no}
        options={[{ value: 'true', label: texts.yes }]}
        value={value === true ? 'true' : ''}
        onValue={(text) => set(text === 'true' ? true : '')}
      />
    );
  }
  if (kind === 'day') return <DateField {...frame} value={String(value ?? '')} onValue={set} />;
  if (kind === 'number') {
    return (
      <TextField
        {...frame}
        inputMode="decimal"
        maxLength={20}
        value={String(value ?? '')}
        onValue={(text) => set(/^-?\d+(\.\d*[1-9])?$/.test(text) ? (readNumber(text) ?? text) : text)}
      />
    );
  }
  return <TextField {...frame} maxLength={300} value={String(value ?? '')} onValue={set} />;
}

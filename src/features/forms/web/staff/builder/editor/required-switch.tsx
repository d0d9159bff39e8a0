// Whether a field must be answered, and the words where it is not.

import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { Validation } from '../../../../contract.ts';
import { withMessage } from '../../../../rules/definition/rule-choices.ts';
import { readParams } from '../../../../rules/plain-rules.ts';
import { fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';
import type { Editing } from './editing.ts';

export function RequiredSwitch({ field, edit }: Editing) {
  const rules = field.validations ?? [];
  const rule = rules.find(({ type }) => type === 'required');
  const others = rules.filter(({ type }) => type !== 'required');
  const set = (required: Validation | undefined, about: string) =>
    edit({ validations: required ? [required, ...others] : others }, about);
  const message = rule && readParams(rule).message;
  return (
    <>
      <CheckboxField
        optional
        label={texts.required}
        checked={rule !== undefined}
        onValue={(isRequired) => set(isRequired ? { type: 'required' } : undefined, 'required')}
      />
      {rule && (
        <TextField
          optional
          label={texts.requiredMessage}
          hint={texts.messageHint}
          maxLength={500}
          value={typeof message === 'string' ? message : ''}
          onValue={(words) => set(withMessage(rule, words), 'required message')}
        />
      )}
    </>
  );
}

// Answers that a verification form goes by, supposed while it is tried: only those that its fields look at.
import { useReducer } from 'react';
import { dayOf } from '#shared/calendar.ts';
import type { FieldDefinition, FormAnswers } from '../../../contract.ts';
import { isFileKind, kindOf } from '../../../rules/kind.ts';
import { validateAnswers } from '../../../rules/validate-answers.ts';
import { previewTexts as texts } from '../../../texts/staff-forms.ts';
import { FieldInput } from '../../field-input.tsx';
import { begun, type Filling, type FillingStep, nextFilling } from '../../filling.ts';

/** The fields of the information that this form looks at, each without rules and conditions of its own. */
export function lookedAt(
  fields: readonly FieldDefinition[],
  askedBefore: readonly FieldDefinition[],
): FieldDefinition[] {
  const names = new Set(
    fields.flatMap(({ whenAnswered, conditionalValidations = [] }) => [
      whenAnswered,
      ...conditionalValidations.map(({ when }) => when),
    ]),
  );
  return askedBefore
    .filter((field) => names.has(field.name) && !isFileKind(kindOf(field)))
    .map(({ validations = [], conditionalValidations: _shown, ...field }) => ({
      ...field,
      validations: validations.filter(({ type }) => type === 'test'),
    }));
}

/** `submitted` holds what can be read of them. */
export function useSupposed(fields: readonly FieldDefinition[]) {
  const today = dayOf(new Date());
  const basis = { fields, submitted: {}, today };
  const [filling, dispatch] = useReducer(
    (before: Filling, step: FillingStep) => nextFilling(basis, before, step),
    {},
    begun,
  );
  const submitted: FormAnswers = validateAnswers(fields, filling.answers, today).answers;
  return { fields, today, filling, dispatch, submitted };
}

export function SupposedAnswers({ fields, today, filling, dispatch }: ReturnType<typeof useSupposed>) {
  if (fields.length === 0) return null;
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-sunk p-4">
      <legend className="font-semibold">{texts.supposed}</legend>
      <p className="clear-both text-muted text-sm">{texts.supposedHint}</p>
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          {...{ field, today, dispatch }}
          search={undefined}
          value={filling.answers[field.name]}
          error={filling.errors[field.name]}
        />
      ))}
    </fieldset>
  );
}

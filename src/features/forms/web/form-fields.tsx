// The shown fields of a form under the headings of their groups; fields come and go with the answers above them.
import { type Dispatch, useMemo } from 'react';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { groupsOf } from './field-groups.ts';
import { FieldInput } from './field-input.tsx';
import type { Basis, Filling, FillingStep } from './filling.ts';
import type { SearchChoices } from './type-ahead-field.tsx';

type FormFieldsProps = {
  basis: Basis;
  filling: Filling;
  dispatch: Dispatch<FillingStep>;
  search: SearchChoices | undefined;
};

export function FormFields({ basis, filling, dispatch, search }: FormFieldsProps) {
  const { fields, submitted, today } = basis;
  const { answers, errors } = filling;
  const groups = useMemo(() => groupsOf(fields), [fields]);
  const shown = useMemo(
    () => new Set(visibleFields(fields, answers, submitted).map(({ field }) => field.name)),
    [fields, answers, submitted],
  );
  return groups.map(({ key, title, fields }) => {
    const visible = fields.filter(({ name }) => shown.has(name));
    if (visible.length === 0) return null;
    return (
      <Card key={key} className="grid gap-6">
        {title && <h2 className="font-bold text-xl">{title}</h2>}
        {visible.map((field) => (
          <div key={field.name} data-field={field.name}>
            <FieldInput
              {...{ field, today, search, dispatch }}
              value={answers[field.name]}
              error={errors[field.name]}
            />
          </div>
        ))}
      </Card>
    );
  });
}

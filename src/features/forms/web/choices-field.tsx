// Boxes to tick: one for yes or no, or several of a list.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { ChoiceRow } from '#platform/web/ui/form/choice-row.tsx';
import { FieldGroup, type FieldProps } from '#platform/web/ui/form/field.tsx';

type FlagFieldProps = {
  field: FieldDefinition;
  error: string | undefined;
  checked: boolean;
  onValue: (checked: boolean) => void;
};

/** The box carries its own words where it has some; the field's label then stands above it. */
export function FlagField({ field, error, checked, onValue }: FlagFieldProps) {
  const { name, label, sublabel, checkboxTitle, checkboxDescription } = field;
  const box = { name, checked, onValue, optional: true };
  if (!checkboxTitle) {
    return <CheckboxField {...box} label={label} hint={checkboxDescription ?? sublabel} error={error} />;
  }
  return (
    <FieldGroup label={label} hint={sublabel} error={error}>
      {(ties) => (
        <ChoiceRow
          {...ties}
          type="checkbox"
          name={name}
          checked={checked}
          title={checkboxTitle}
          detail={checkboxDescription}
          onChange={(event) => onValue(event.target.checked)}
        />
      )}
    </FieldGroup>
  );
}

type ChoicesFieldProps = {
  field: FieldDefinition;
  frame: FieldProps;
  value: unknown;
  onValue: (chosen: string[]) => void;
};

export function ChoicesField({ field, frame, value, onValue }: ChoicesFieldProps) {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const { name, options = [] } = field;
  return (
    <FieldGroup {...frame}>
      {(ties) => (
        <div className="grid gap-2 sm:grid-cols-2">
          {options.map((option) => (
            <ChoiceRow
              key={option.value}
              type="checkbox"
              name={name}
              title={option.name}
              checked={chosen.includes(option.value)}
              aria-invalid={ties['aria-invalid']}
              onChange={({ target }) =>
                onValue(
                  options
                    .map((each) => each.value)
                    .filter((each) => (each === option.value ? target.checked : chosen.includes(each))),
                )
              }
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

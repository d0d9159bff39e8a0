// A single yes or no, with its question as the label.
import { type ComponentProps, useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { FieldError, type FieldProps, tiesOf } from './field.tsx';

type CheckboxFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'title'> & { onValue?: (checked: boolean) => void };

export function CheckboxField({
  id,
  label,
  hint,
  error,
  optional,
  className = '',
  onValue,
  onChange,
  ...rest
}: CheckboxFieldProps) {
  const madeId = useId();
  const fieldId = id ?? madeId;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <ChoiceRow
        required={!optional}
        {...rest}
        {...tiesOf(fieldId, undefined, error)}
        type="checkbox"
        title={label}
        detail={hint}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.target.checked);
        }}
      />
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  );
}

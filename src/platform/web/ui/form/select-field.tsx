// A choice of one from a list, made in the phone's own picker.
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Field, type FieldProps } from './field.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly Option[];
    /** The label of the first option, which is empty; null leaves that option out. */
    placeholder?: string | null;
    onValue?: (value: string) => void;
  };

export function SelectField(props: SelectFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    className,
    options,
    placeholder = uiTexts.chooseOne,
    onValue,
    onChange,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(ties) => (
        <div className="relative">
          <select
            required={!optional}
            {...rest}
            {...ties}
            className="input-box appearance-none pr-11"
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          >
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
        </div>
      )}
    </Field>
  );
}

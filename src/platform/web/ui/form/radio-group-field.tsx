// A choice of one among a few options that are all visible.
import { useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { FieldGroup, type FieldProps } from './field.tsx';

type RadioGroupFieldProps = FieldProps & {
  name?: string;
  options: readonly { value: string; label: string; detail?: string }[];
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  /** Whether the options stand side by side where there is room. */
  columns?: 1 | 2;
  className?: string;
};

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { name, options, value, defaultValue, onValue, columns = 1, ...frame } = props;
  const madeName = useId();
  return (
    <FieldGroup {...frame}>
      {(ties) => (
        <div className={`grid gap-2 ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
          {options.map((option) => (
            <ChoiceRow
              key={option.value}
              type="radio"
              name={name ?? madeName}
              value={option.value}
              title={option.label}
              detail={option.detail}
              required={!frame.optional}
              aria-invalid={ties['aria-invalid']}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValue?.(option.value)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

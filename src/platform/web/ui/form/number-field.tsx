// A count or a sum: the numeric pad on a phone, a unit before or behind it.
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'value' | 'defaultValue' | 'onChange'> & {
    value?: string;
    defaultValue?: string;
    onValue?: (value: string) => void;
    /** Digits after the point; 0 for whole numbers. */
    decimals?: number;
    /** What of the typed text stays; by default digits, and a point where there are decimals. */
    keep?: (typed: string) => string;
    prefix?: string;
    unit?: string;
  };

/** Values are texts of digits with a point at most ('1234.5'); commas and spaces that a person types are dropped. */
export function NumberField(props: NumberFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    className,
    onValue,
    decimals = 0,
    keep = (typed) => keepDigits(typed, decimals),
    prefix,
    unit,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(ties) => (
        <div className="relative">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted">
              {prefix}
            </span>
          )}
          <input
            required={!optional}
            autoComplete="off"
            {...rest}
            {...ties}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            className={`input-box figures ${prefix ? 'pl-[2rem]' : ''} ${unit ? 'pr-[5rem]' : ''}`}
            onChange={(event) => onValue?.(keep(event.target.value))}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-muted">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** Only digits, and one point with at most `decimals` digits behind it. */
export function keepDigits(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return decimals > 0 && rest.length > 0 ? `${whole}.${rest.join('').slice(0, decimals)}` : whole;
}

// A count or a sum: the numeric pad on a phone, a unit before or behind it.
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'value' | 'defaultValue'> & {
    value?: string;
    defaultValue?: string;
    onValue?: (value: string) => void;
    /** How many digits may follow the decimal point, which decides the phone's keyboard; 0 for whole numbers. */
    decimals?: number;
    prefix?: string;
    unit?: string;
  };

/** Values are plain numbers ('1234.5'). A text that is no number stays visible and is passed to `onValue`, so that the form can show a validation error beside it. */
export function NumberField(props: NumberFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    className,
    onValue,
    onChange = ({ target }) => onValue?.(plainFigure(target.value)),
    decimals = 0,
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
            onChange={onChange}
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

/** Reads '$12,500.5' as '12500.5': dollar signs, commas and spaces are ignored. A text that is no number is never made into one: '-500' stays '-500'. */
export function plainFigure(typed: string): string {
  const figure = typed.replace(/[\s,$]/g, '');
  return /^\d*\.?\d*$/.test(figure) ? figure : typed;
}

// Several lines of text, growing with what is written where the browser can.
import { type ComponentProps, useState } from 'react';
import { AtLongest, Field, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'> & { onValue?: (value: string) => void };

export function TextAreaField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  onValue,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  const [length, setLength] = useState(0);
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(ties) => (
        <>
          <textarea
            rows={4}
            required={!optional}
            {...rest}
            {...ties}
            className="input-box field-sizing-content min-h-28 py-2.5"
            onChange={(event) => {
              setLength(event.target.value.length);
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
          <AtLongest
            length={typeof rest.value === 'string' ? Math.min(length, rest.value.length) : length}
            most={rest.maxLength}
          />
        </>
      )}
    </Field>
  );
}

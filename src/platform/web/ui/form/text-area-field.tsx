// Several lines of text, growing with what is written where the browser can.
import type { ComponentProps } from 'react';
import { Field, type FieldProps, useAtLongest } from './field.tsx';

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
  const { noteTyped, atLongest } = useAtLongest(rest);
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
              noteTyped(event.target.value);
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
          {atLongest}
        </>
      )}
    </Field>
  );
}

// One line of text: names, e-mail addresses, numbers that are not sums.
import type { ComponentProps } from 'react';
import { Field, type FieldProps, useAtLongest } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'> & { onValue?: (value: string) => void };

/** Takes any prop of an input. `onValue` is called with the text instead of the event. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  onValue,
  onChange,
  ...rest
}: TextFieldProps) {
  const { noteTyped, atLongest } = useAtLongest(rest);
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(ties) => (
        <>
          <input
            type="text"
            required={!optional}
            {...rest}
            {...ties}
            className="input-box"
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

// One line of text: names, e-mail addresses, numbers that are not sums.
import { type ComponentProps, useState } from 'react';
import { AtLongest, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'> & { onValue?: (value: string) => void };

/** Takes any prop of an input. `onValue` hands over the text alone. */
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
  const [length, setLength] = useState(0);
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

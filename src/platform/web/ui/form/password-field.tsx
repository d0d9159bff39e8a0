// A password with a button that shows it, and room for a strength meter.
import { type ComponentProps, type ReactNode, useState } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Sign } from '../sign.tsx';
import { Field, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    autoComplete: 'current-password' | 'new-password';
    onValue?: (value: string) => void;
    /** Content that stands under the input, for example a `StrengthMeter`. */
    meter?: ReactNode;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, optional, className, onValue, onChange, meter, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(ties) => (
        <>
          <div className="relative">
            <input
              required={!optional}
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...ties}
              type={shown ? 'text' : 'password'}
              className="input-box pr-13"
              onChange={(event) => {
                onChange?.(event);
                onValue?.(event.target.value);
              }}
            />
            <button
              type="button"
              aria-label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-muted hover:text-ink"
            >
              <Sign shape={shown ? 'eyeOff' : 'eye'} className="size-5" />
            </button>
          </div>
          {meter}
        </>
      )}
    </Field>
  );
}

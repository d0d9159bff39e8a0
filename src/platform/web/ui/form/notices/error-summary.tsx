// What is wrong with a form, above it, in the order of its fields: takes the focus when it appears and leads to each field.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { ToneIcon } from '../../tone.tsx';
import { asTheyStand, focusField } from './focus-field.ts';

type ErrorSummaryProps = {
  /** The error messages by the names of their fields. Nothing is shown while there are none. */
  errors: Readonly<Record<string, string>>;
  /** An error message about the form as a whole. */
  message?: string;
  /** The form that the summary belongs to, where the summary stands outside of it. */
  form?: RefObject<HTMLFormElement | null>;
  /** Called to lead to a field that may not be on the screen: such errors are shown in the order given. */
  onGo?: (name: string) => void;
};

/** Pass a new `errors` object with each failed submit, so that the focus comes back here. */
export function ErrorSummary({ errors, message, form, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [standing, setStanding] = useState<readonly string[]>([]);
  const rows = Object.entries(errors);
  const shown = rows.length > 0 || Boolean(message);
  // Rules find some errors before others; whoever mends them goes down the form. Only the page knows how it is laid out.
  useLayoutEffect(() => {
    if (!onGo) setStanding(asTheyStand(form?.current ?? box.current?.closest('form'), Object.keys(errors)));
  }, [errors, form, onGo]);
  rows.sort(([one], [other]) => standing.indexOf(one) - standing.indexOf(other));
  useEffect(() => {
    if (shown && errors) box.current?.focus();
  }, [shown, errors]);
  if (!shown) return null;
  const goTo = onGo ?? ((name: string) => focusField(form?.current ?? box.current?.closest('form'), name));
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg border-2 border-pimento bg-pimento-soft p-4"
    >
      <p className="flex gap-2 font-semibold">
        <ToneIcon tone="bad" className="mt-0.5 size-5 text-pimento" />
        {message ?? uiTexts.errorsTitle(rows.length)}
      </p>
      {rows.length > 0 && (
        <ul className="mt-1 pl-7">
          {rows.map(([name, text]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => goTo(name)}
                className="min-h-11 text-left text-pimento underline underline-offset-4 hover:text-pimento-strong"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

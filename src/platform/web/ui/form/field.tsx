// The frame of every field: label above, hint, the input, the error beside it, all tied together for assistive technology.
import { type ReactNode, useId, useState } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Sign } from '../sign.tsx';

/** What every field of the design system takes besides its own input's props. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Adds 'optional' to the label. Without it the field is required. */
  optional?: boolean;
};

/** The attributes that tie an input to its label, hint and error message. Spread them on the input. */
export type FieldTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FrameProps = FieldProps & { id?: string; className?: string; children: (ties: FieldTies) => ReactNode };

export function Field({ id, className = '', label, hint, error, optional, children }: FrameProps) {
  const madeId = useId();
  const fieldId = id ?? madeId;
  return (
    <div className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={fieldId} className="font-semibold">
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldHint id={`${fieldId}-hint`} hint={hint} />
      {children(tiesOf(fieldId, hint, error))}
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  );
}

/** The frame of a field that has several inputs under one question. */
export function FieldGroup({ id, className = '', label, hint, error, optional, children }: FrameProps) {
  const madeId = useId();
  const groupId = id ?? madeId;
  const ties = tiesOf(groupId, hint, error);
  return (
    <fieldset
      aria-describedby={ties['aria-describedby']}
      className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}
    >
      <legend className="font-semibold">
        <span>
          {label}
          {optional && <OptionalMark />}
        </span>
      </legend>
      <FieldHint id={`${groupId}-hint`} hint={hint} />
      {children(ties)}
      <FieldError id={`${groupId}-error`} error={error} />
    </fieldset>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-pimento">
      <Sign shape="bad" className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  );
}

/**
 * A browser cuts what is pasted at `maxLength` without saying so. Call `noteTyped` with each text that is typed, and show `atLongest`
 * below the input. Where the form has shortened the text since, its present length counts.
 */
export function useAtLongest({ value, maxLength }: { value?: unknown; maxLength?: number | undefined }) {
  const [typed, setTyped] = useState(0);
  const length = typeof value === 'string' ? Math.min(typed, value.length) : typed;
  return {
    noteTyped: (text: string) => setTyped(text.length),
    atLongest: (
      <span aria-live="polite" className="text-muted text-sm empty:hidden">
        {maxLength !== undefined && length >= maxLength && uiTexts.atLongest(maxLength)}
      </span>
    ),
  };
}

function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {hint}
    </p>
  );
}

const OptionalMark = () => <span className="font-normal text-muted"> ({uiTexts.optional})</span>;

export function tiesOf(id: string, hint: ReactNode, error: string | undefined): FieldTies {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

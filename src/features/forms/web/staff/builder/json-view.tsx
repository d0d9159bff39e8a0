// The configuration as JSON, closed to begin with: read, or changed and brought into the builder, with the place of each error.
import { useState } from 'react';
import { AsksBeforeLeaving } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { readJson } from '../../../rules/definition/json-text.ts';
import { configureTexts, jsonTexts as texts } from '../../../texts/staff-forms.ts';

export type ReadConfiguration<Content> = (value: unknown) => { content: Content } | { errors: FieldErrors };

type JsonViewProps<Content> = {
  configuration: object;
  /** Without it the text is only read. */
  edit?: { read: ReadConfiguration<Content>; onApply: (content: Content) => void };
};

const LONGEST_CHARACTERS = 500_000;
const MOST_ERRORS = 8;

export function JsonView<Content>({ configuration, edit }: JsonViewProps<Content>) {
  const present = JSON.stringify(configuration, null, 2);
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const text = typed?.text ?? present;
  const read = typed && edit ? readConfiguration(typed.text, edit.read) : null;
  const errors = read && 'errors' in read ? read.errors : [];
  const apply = () => {
    if (!read || !('content' in read) || !edit) return;
    edit.onApply(read.content);
    setTyped(null);
    toast.good(texts.applied);
  };
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="flex min-h-12 items-center px-4 font-semibold sm:px-6">
        {configureTexts.json}
      </summary>
      <div className="grid gap-3 border-line border-t p-4 sm:p-6">
        <AsksBeforeLeaving when={typed !== null} />
        <JsonText {...{ text, errors }} onText={edit && ((text) => setTyped({ text, over: present }))} />
        {edit && (
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" disabled={!read || errors.length > 0} onClick={apply}>
              {texts.apply}
            </Button>
            {typed && (
              <Button tone="quiet" onClick={() => setTyped(null)}>
                {texts.discard}
              </Button>
            )}
          </div>
        )}
      </div>
    </details>
  );
}

type JsonTextProps = {
  text: string;
  errors: readonly string[];
  onText: ((text: string) => void) | undefined;
};

function JsonText({ text, errors, onText }: JsonTextProps) {
  return (
    <div className="grid gap-1.5">
      {onText && (
        <p id="json-hint" className="text-muted text-sm">
          {texts.hint}
        </p>
      )}
      <textarea
        aria-label={texts.label}
        aria-describedby={onText ? 'json-hint json-errors' : undefined}
        aria-invalid={errors.length > 0 || undefined}
        readOnly={!onText}
        spellCheck={false}
        autoCapitalize="none"
        rows={18}
        value={text}
        onChange={(event) => onText?.(event.target.value)}
        className="input-box py-2.5 font-mono text-sm leading-relaxed"
      />
      <div id="json-errors" role="status" className="grid gap-1">
        {errors.map((error, index) => (
          <FieldError key={error} id={`json-error-${index}`} error={error} />
        ))}
      </div>
    </div>
  );
}

function readConfiguration<Content>(
  text: string,
  read: ReadConfiguration<Content>,
): { content: Content } | { errors: string[] } {
  if (text.length > LONGEST_CHARACTERS) return { errors: [texts.tooLong] };
  const json = readJson(text);
  if (json.error) return { errors: [texts.errorAt(json.error.line, json.error.column)] };
  const found = read(json.value);
  if ('content' in found) return found;
  const errors = Object.entries(found.errors).map(([place, message]) => texts.place(place, message));
  return { errors: errors.slice(0, MOST_ERRORS) };
}

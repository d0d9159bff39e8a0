// What keeps a form from being published, above it: takes the focus when publishing was tried, and leads to each place.
import { useEffect, useRef } from 'react';
import { ToneIcon } from '#platform/web/ui/tone.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { FieldDefinition } from '../../../contract.ts';
import { placeOf } from '../../../rules/definition/error-places.ts';
import { builderTexts as texts } from '../../../texts/staff-forms.ts';

type DefinitionErrorSummaryProps = {
  /** A new object with each try. */
  errors: FieldErrors;
  fields: readonly FieldDefinition[];
  onGoTo: (place: string) => void;
};

export function DefinitionErrorSummary({ errors, fields, onGoTo }: DefinitionErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = Object.entries(errors);
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  if (rows.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg border-2 border-pimento bg-pimento-soft p-4"
    >
      <p className="flex gap-2 font-semibold">
        <ToneIcon tone="bad" className="mt-0.5 size-5 text-pimento" />
        {texts.errorsTitle(rows.length)}
      </p>
      <ul className="mt-1 pl-7">
        {rows.map(([place, message]) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => onGoTo(place)}
              className="min-h-11 text-left text-pimento underline underline-offset-4 hover:text-pimento-strong"
            >
              {inWords(place, message, fields)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With the field, its name and the property; what is no field's is said in its own words. */
function inWords(place: string, message: string, fields: readonly FieldDefinition[]): string {
  const { field: index, property } = placeOf(place);
  const field = index === null ? undefined : fields[index];
  return field ? texts.errorAt(field.label, field.name, property, message) : message;
}

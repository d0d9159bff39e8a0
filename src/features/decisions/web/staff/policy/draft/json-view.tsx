// The whole draft as JSON, for figures that are quicker to paste than to type; the server says where an error is.
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { recordTexts } from '#texts/desk-record.ts';
import type { PolicyFigures } from '../../../../contract.ts';
import { policyJsonTexts as jsonTexts, policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { lineOf, readJson } from './read-json.ts';

type JsonViewProps = {
  policy: PolicyFigures;
  readOnly: boolean;
  busy: boolean;
  /** The text that is being typed in place of the draft's own; undefined while none is. */
  typed: string | undefined;
  onType: (text: string) => void;
  onDrop: () => void;
  /** Saves the policy. Throws CallFailed whose fields name the parts that make it no policy. */
  onSave: (policy: PolicyFigures) => Promise<unknown>;
};

export function JsonView(props: JsonViewProps) {
  const { policy, readOnly, busy, typed, onType, onDrop, onSave } = props;
  const [errors, setErrors] = useState<readonly string[]>([]);
  const save = async () => {
    const read = readJson(typed ?? '');
    if ('error' in read) return setErrors([read.error]);
    try {
      // The server validates its shape: the browser has the contract's types alone, and not its schemas.
      await onSave(read.value as PolicyFigures);
      setErrors([]);
    } catch (failure) {
      setErrors(placesIn(failure, typed ?? ''));
    }
  };
  return (
    <div className="grid gap-4">
      {errors.length > 0 && (
        <Banner tone="bad" role="alert" title={texts.errors}>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Banner>
      )}
      <TextAreaField
        label={texts.jsonLabel}
        hint={texts.jsonHint}
        readOnly={readOnly}
        spellCheck={false}
        rows={24}
        className="font-mono text-sm"
        value={typed ?? JSON.stringify(policy, null, 2)}
        onValue={onType}
      />
      {!readOnly && (
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} disabled={typed === undefined} onClick={() => void save()}>
            {texts.jsonSave}
          </Button>
          {typed !== undefined && (
            <Button
              tone="quiet"
              onClick={() => {
                setErrors([]);
                onDrop();
              }}
            >
              {recordTexts.drop}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Lists what the server refused: the line of each part, and what is wrong with it. */
function placesIn(failure: unknown, text: string): string[] {
  if (!(failure instanceof CallFailed)) return [String(failure)];
  const places = Object.entries(failure.fields);
  return places.length === 0
    ? [failure.message]
    : places.map(([place, error]) => jsonTexts.broken(lineOf(text, place.replace(/^policy\./, '')), error));
}

// A choice found by typing: an input with a list under it, by the ARIA pattern for a combobox with a listbox.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldDefinition, NamedChoice } from '#features/forms/contract.ts';
import { Field, type FieldProps } from '#platform/web/ui/form/field.tsx';
import { fillingTexts } from '../texts/forms.ts';

/** Finds choices by a text; an empty text asks for the first ones. */
export type SearchChoices = (
  kind: NonNullable<FieldDefinition['typeAheadApiType']>,
  text: string,
  signal: AbortSignal,
) => Promise<NamedChoice[]>;

type TypeAheadFieldProps = {
  field: FieldDefinition;
  frame: FieldProps;
  value: unknown;
  search: SearchChoices | undefined;
  onValue: (value: NamedChoice | undefined) => void;
};

export function TypeAheadField({ field, frame, value, search, onValue }: TypeAheadFieldProps) {
  const chosen = readChoice(value);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const { choices, status } = useChoices(field, text, search);
  const isOpen = text !== null;
  const choose = (choice: NamedChoice) => {
    onValue(choice);
    setText(null);
  };
  const leave = () => {
    if (text !== null && text.trim() === '') onValue(undefined);
    setText(null);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setText(null);
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const choice = choices[active];
      return choice && choose(choice);
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (!isOpen) return setText(chosen?.name ?? '');
    setActive((active + by + choices.length) % Math.max(1, choices.length));
  };
  return (
    <Field {...frame}>
      {(ties) => (
        <div className="relative w-75 max-w-full">
          <input
            {...ties}
            name={field.name}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && choices.length > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={field.placeholder}
            value={text ?? chosen?.name ?? ''}
            onFocus={(event) => event.target.select()}
            onClick={() => text === null && setText('')}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={move}
            onBlur={leave}
            className="input-box"
          />
          <div
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-edge bg-surface lift"
          >
            <Choices {...{ listId, choices, active, choose }} label={field.label} />
            <p role="status" className={choices.length > 0 ? 'sr-only' : 'px-3.5 py-3 text-muted'}>
              {isOpen ? status : ''}
            </p>
          </div>
        </div>
      )}
    </Field>
  );
}

type ChoicesProps = {
  listId: string;
  label: string;
  choices: readonly NamedChoice[];
  active: number;
  choose: (choice: NamedChoice) => void;
};

const Choices = ({ listId, label, choices, active, choose }: ChoicesProps) => (
  <div id={listId} role="listbox" aria-label={label}>
    {choices.map((choice, place) => (
      <button
        key={choice._id}
        id={`${listId}-${place}`}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        // The focus, and with it the keys, stays with the input.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => choose(choice)}
        className="flex min-h-11 w-full items-center px-3.5 py-2 text-left hover:bg-leaf-soft aria-selected:bg-leaf-soft"
      >
        {choice.name}
      </button>
    ))}
  </div>
);

const QUIET_MS = 250;

/** What is found for the text once typing pauses, and how the search stands, in words. */
function useChoices(field: FieldDefinition, text: string | null, search: SearchChoices | undefined) {
  const [found, setFound] = useState<{ choices: NamedChoice[]; status: string }>(NOTHING_YET);
  const searchNow = useRef(search);
  searchNow.current = search;
  const kind = field.typeAheadApiType;
  const isOpen = text !== null;
  useEffect(() => {
    if (!isOpen || !kind) return setFound(NOTHING_YET);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      Promise.resolve(searchNow.current?.(kind, text.trim(), stop.signal) ?? []).then(
        (choices) => stop.signal.aborted || setFound({ choices, status: statusOf(choices.length) }),
        () => stop.signal.aborted || setFound({ choices: [], status: fillingTexts.searchFailed }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOpen, kind, text]);
  return found;
}

const NOTHING_YET = { choices: [], status: fillingTexts.searching };

const statusOf = (count: number): string =>
  count === 0 ? fillingTexts.nothingFound : fillingTexts.found(count);

function readChoice(value: unknown): NamedChoice | null {
  if (typeof value !== 'object' || value === null || !('_id' in value) || !('name' in value)) return null;
  const { _id, name } = value;
  return typeof _id === 'string' && typeof name === 'string' ? { _id, name } : null;
}

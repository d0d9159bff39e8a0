// The options of a choice: what is read, what is stored, their order, and the one chosen to begin with.
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { moved } from '../../../../rules/definition/edit-fields.ts';
import { longest, mostOptions } from '../../../../rules/definition/read-definition.ts';
import { kindOf } from '../../../../rules/kind.ts';
import { builderTexts, fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';
import { type Editing, replaced, without } from './editing.ts';
import { Part } from './part.tsx';

type Option = { value: string; name: string };

export function OptionsEditor({ field, errors, edit }: Editing) {
  const options = field.options ?? [];
  const set = (next: Option[], about: string) => edit({ options: next }, about);
  const add = () => {
    const name = builderTexts.option(options.length + 1);
    set([...options, { value: name, name }], 'add option');
  };
  return (
    <Part title={texts.options}>
      <ol className="grid gap-3" data-place="options">
        {options.map((option, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place; its texts are being typed
          <li key={place} data-place={`options.${place}`}>
            <OptionRow
              {...{ option, place }}
              last={options.length - 1}
              error={errors[`options.${place}.value`] ?? errors[`options.${place}.name`]}
              onChange={(next) => set(replaced(options, place, next), `options.${place}`)}
              onMove={(by) => set(moved(options, place, by), 'move option')}
              onRemove={() => set(without(options, place), 'remove option')}
            />
          </li>
        ))}
      </ol>
      <FieldError id="options-error" error={errors.options} />
      <Button
        tone="secondary"
        size="sm"
        disabled={options.length >= mostOptions}
        icon={<Plus className="size-4" />}
        onClick={add}
        className="justify-self-start"
      >
        {texts.addOption}
      </Button>
      {kindOf(field) === 'choice' && (
        <div data-place="defaultOption">
          <SelectField
            optional
            label={texts.defaultOption}
            placeholder={texts.nothing}
            options={options.map(({ value, name }) => ({ value, label: name }))}
            value={field.defaultOption ?? ''}
            error={errors.defaultOption}
            onValue={(defaultOption) => edit({ defaultOption }, 'defaultOption')}
          />
        </div>
      )}
    </Part>
  );
}

type OptionRowProps = {
  option: Option;
  place: number;
  last: number;
  error: string | undefined;
  onChange: (option: Option) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** A new option is stored under its own words; once it is stored otherwise, the two are apart. */
function OptionRow({ option, place, last, error, onChange, onMove, onRemove }: OptionRowProps) {
  const number = place + 1;
  const isSame = option.value === option.name;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-1">
        <input
          aria-label={texts.optionName(number)}
          aria-invalid={error ? true : undefined}
          className="input-box min-w-0"
          maxLength={isSame ? longest.optionValue : longest.optionName}
          value={option.name}
          onChange={({ target: { value: name } }) => onChange({ value: isSame ? name : option.value, name })}
        />
        <OptionAct label={texts.moveOptionUp(number)} off={place === 0} onPress={() => onMove(-1)}>
          <ArrowUp className="size-4" />
        </OptionAct>
        <OptionAct label={texts.moveOptionDown(number)} off={place === last} onPress={() => onMove(1)}>
          <ArrowDown className="size-4" />
        </OptionAct>
        <OptionAct label={texts.removeOption(number)} onPress={onRemove}>
          <X className="size-4" />
        </OptionAct>
      </div>
      <div className="flex items-center gap-2 pl-3 text-muted text-sm">
        <span aria-hidden="true" className="shrink-0">
          {texts.storedAs}
        </span>
        <input
          aria-label={texts.optionValue(number)}
          className="min-h-9 min-w-0 grow rounded-sm border border-line bg-ground px-2 text-ink"
          maxLength={longest.optionValue}
          value={option.value}
          onChange={({ target: { value } }) => onChange({ ...option, value })}
        />
      </div>
      <FieldError id={`option-error-${place}`} error={error} />
    </div>
  );
}

type OptionActProps = { label: string; off?: boolean; onPress: () => void; children: ReactNode };

const OptionAct = ({ label, off = false, onPress, children }: OptionActProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onPress()}
    className="grid h-11 w-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {children}
  </button>
);

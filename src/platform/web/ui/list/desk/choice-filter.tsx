// One choice by which a list is narrowed or ordered: it stands in the page's address, as every filter does.
import type { ReactNode } from 'react';
import { CheckboxField } from '../../form/checkbox-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useFilter } from '../filter.ts';

type ChoiceFilterProps<Choice extends string> = {
  /** The name of the parameter in the address. The list's query reads it by `useFilter` with the same choices. */
  param: string;
  choices: readonly Choice[];
  /** The label of each choice, where it differs from its value in the address. */
  named?: Readonly<Partial<Record<Choice, string>>>;
  label: ReactNode;
  className?: string;
} & (
  | {
      /** The label of the option that chooses none of them. */
      any: string;
      usual?: never;
    }
  | {
      any?: never;
      /** The choice that applies where the address names none. */
      usual: Choice;
    }
);

export function ChoiceFilter<Choice extends string>({
  param,
  choices,
  named,
  any,
  usual,
  ...look
}: ChoiceFilterProps<Choice>) {
  const [value = '', setValue] = useFilter(param, choices, usual);
  return (
    <SelectField
      {...look}
      required={false}
      placeholder={any ?? null}
      options={choices.map((choice) => ({ value: choice, label: named?.[choice] ?? choice }))}
      value={value}
      onValue={setValue}
    />
  );
}

/** The one choice of a filter that is either on or left out of the address. */
const YES = ['yes'] as const;

/** A box to tick by which a list is narrowed. */
export function YesFilter({ param, label }: { param: string; label: string }) {
  const [value, setValue] = useFilter(param, YES);
  return (
    <CheckboxField
      label={label}
      required={false}
      checked={value === 'yes'}
      onValue={(checked) => setValue(checked ? 'yes' : '')}
    />
  );
}

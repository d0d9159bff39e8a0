// The fields that say what a prize is: its words, its category, what it is worth and what it costs.
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { prizeFormTexts as formTexts, prizeDeskTexts as texts } from '#texts/staff-prizes.ts';
import type { PrizeType } from '../../../contract.ts';
import type { usePrizeForm } from './use-prize-form.ts';

export type FormState = Pick<ReturnType<typeof usePrizeForm>, 'prize' | 'typed' | 'set' | 'errors'>;

const TYPES: readonly PrizeType[] = ['Redeem', 'Prize'];

/** What cannot be a number stays to be seen, and its message says so. */
const asTyped = (typed: string): string => typed;

/** The fault of a field, for its frame. */
export const faultOf = (errors: FormState['errors'], name: string) => {
  const error = errors[name];
  return error === undefined ? {} : { error };
};

export function PrizeFields({ typed, set, errors }: FormState) {
  return (
    <>
      <TextField
        name="name"
        label={formTexts.name}
        maxLength={200}
        value={typed.name}
        onValue={(name) => set({ name })}
        {...faultOf(errors, 'name')}
      />
      <TextAreaField
        name="description"
        label={formTexts.description}
        hint={formTexts.descriptionHint}
        value={typed.description}
        onValue={(description) => set({ description })}
        {...faultOf(errors, 'description')}
      />
      <RadioGroupField
        name="type"
        label={formTexts.type}
        columns={2}
        options={TYPES.map((value) => ({
          value,
          label: texts.types[value],
          detail: texts.typeDetail[value],
        }))}
        value={typed.type}
        onValue={(value) => set({ type: TYPES.find((type) => type === value) ?? '' })}
        {...faultOf(errors, 'type')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <NumberField
          name="value"
          label={formTexts.value}
          prefix="$"
          decimals={2}
          keep={asTyped}
          value={typed.value}
          onValue={(value) => set({ value })}
          {...faultOf(errors, 'value')}
        />
        <NumberField
          name="pointRequired"
          label={formTexts.seeds}
          keep={asTyped}
          value={typed.pointRequired}
          onValue={(pointRequired) => set({ pointRequired })}
          {...faultOf(errors, 'pointRequired')}
        />
      </div>
    </>
  );
}

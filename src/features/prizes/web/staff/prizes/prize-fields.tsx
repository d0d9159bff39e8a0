// The fields that say what a prize is: its words, its category, what it is worth and what it costs.
import { type FieldsInForm, frameOf, RecordInput, RecordInputs } from '#platform/web/record/record-input.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { type newPrizeFields, prizeFields } from '../../../fields/staff-prize.ts';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';

const { choices } = prizeFields.type;

/** Those above, and those of the stock. */
const PLACED = [
  ...(['name', 'description', 'type', 'value', 'pointRequired'] as const),
  ...(['stock', 'givesCode', 'codes'] as const),
];

export const PrizeFields = ({ form }: { form: FieldsInForm<typeof newPrizeFields> }) => (
  <>
    <RecordInput form={form} name="name" />
    <RecordInput form={form} name="description" />
    <RadioGroupField
      {...frameOf(form, 'type')}
      name="type"
      columns={2}
      options={choices.map((value) => ({
        value,
        label: texts.types[value],
        detail: texts.typeDetail[value],
      }))}
      value={form.typed.type}
      onValue={(value) => form.set({ type: choices.find((type) => type === value) ?? '' })}
    />
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <RecordInput form={form} name="value" />
      <RecordInput form={form} name="pointRequired" />
    </div>
    <RecordInputs form={form} besides={PLACED} />
  </>
);

// How many there are of a prize: a figure, or codes that count themselves.
import { type FieldsInForm, RecordInput } from '#platform/web/record/record-input.tsx';
import type { newPrizeFields } from '../../../fields/staff-prize.ts';
import { prizeFormTexts as formTexts } from '../../../texts/staff-prizes.ts';
import { CodesField } from './codes-field.tsx';

type StockFieldsProps = { form: FieldsInForm<typeof newPrizeFields>; isNew: boolean };

export function StockFields({ form, isNew }: StockFieldsProps) {
  const { typed, set, errors } = form;
  return (
    <>
      {isNew && <RecordInput form={form} name="givesCode" />}
      {isNew && typed.givesCode && (
        <CodesField optional value={typed.codes} error={errors.codes} onValue={(codes) => set({ codes })} />
      )}
      {!typed.givesCode && <RecordInput form={form} name="stock" />}
      {!isNew && typed.givesCode && (
        <div className="grid gap-1">
          <p className="font-semibold">{formTexts.stock}</p>
          <p className="figures">{Number(typed.stock).toLocaleString('en-JM')}</p>
          <p className="text-muted text-sm">{formTexts.stockOfCoupon}</p>
        </div>
      )}
    </>
  );
}

// How many there are of a prize: a figure, or codes that count themselves.
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { prizeFormTexts as formTexts } from '#texts/staff-prizes.ts';
import { CodesField } from './codes-field.tsx';
import { type FormState, faultOf } from './prize-fields.tsx';

export function StockFields({ prize, typed, set, errors }: FormState) {
  return (
    <>
      {!prize && (
        <CheckboxField
          name="givesCode"
          label={formTexts.givesCode}
          hint={formTexts.givesCodeHint}
          optional
          checked={typed.givesCode}
          onValue={(givesCode) => set({ givesCode })}
        />
      )}
      {typed.givesCode && !prize && (
        <CodesField optional value={typed.codes} error={errors.codes} onValue={(codes) => set({ codes })} />
      )}
      {!typed.givesCode && (
        <NumberField
          name="stock"
          label={formTexts.stock}
          hint={formTexts.stockHint}
          optional
          value={typed.stock}
          onValue={(stock) => set({ stock })}
          {...faultOf(errors, 'stock')}
        />
      )}
      {typed.givesCode && prize && (
        <div className="grid gap-1">
          <p className="font-semibold">{formTexts.stock}</p>
          <p className="figures">{prize.stock?.toLocaleString('en-JM')}</p>
          <p className="text-muted text-sm">{formTexts.stockOfCoupon}</p>
        </div>
      )}
    </>
  );
}

// An amount in Jamaican dollars, grouped in thousands whenever it is not being typed.
import { useState } from 'react';
import { NumberField, type NumberFieldProps, plainFigure } from './number-field.tsx';

type MoneyFieldProps = Omit<NumberFieldProps, 'prefix' | 'unit' | 'decimals'>;

/** `value` and `onValue` hold plain dollars ('12500.5'). A form that is read by `FormData` gets the grouped text under `name`. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, defaultValue = '', onValue, onFocus, onBlur, ...rest } = props;
  const [kept, setKept] = useState(defaultValue);
  // While the field has the focus its text is left as typed, commas included, so that the caret never jumps.
  const [typed, setTyped] = useState<string | null>(null);
  const grouped = groupThousands(value ?? kept);
  return (
    <NumberField
      {...rest}
      prefix="$"
      decimals={2}
      value={typed ?? grouped}
      onChange={({ target }) => {
        const dollars = plainFigure(target.value);
        setTyped(target.value);
        setKept(dollars);
        onValue?.(dollars);
      }}
      onFocus={(event) => {
        setTyped(grouped);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

/** Groups a sum for reading: '12500.5' becomes '12,500.50', '12500' becomes '12,500'. */
export function groupThousands(dollars: string): string {
  if (!/^\d+\.?\d*$/.test(dollars)) return dollars;
  const [whole = '', decimals = ''] = dollars.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals.padEnd(2, '0')}` : grouped;
}

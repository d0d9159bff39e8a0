// An amount in Jamaican dollars, grouped in thousands whenever it is not being typed.
import { useState } from 'react';
import { keepDigits, NumberField, type NumberFieldProps } from './number-field.tsx';

type MoneyFieldProps = Omit<NumberFieldProps, 'prefix' | 'unit' | 'decimals' | 'keep'> & {
  /** What is no amount stays to be seen and is handed over, for a form that says so beside it. */
  takesAnything?: boolean;
};

/** `value` and `onValue` speak plain dollars ('12500.5'); a form that is read natively gets the grouped text under `name`. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, defaultValue = '', takesAnything = false, onValue, onFocus, onBlur, ...rest } = props;
  const [kept, setKept] = useState(defaultValue);
  // While the field has the focus its text is left as typed, commas included, so that the caret never jumps.
  const [typed, setTyped] = useState<string | null>(null);
  const grouped = groupThousands(value ?? kept);
  return (
    <NumberField
      {...rest}
      prefix="$"
      decimals={2}
      keep={(text) => (takesAnything ? text : text.replace(/[^\d.,]/g, ''))}
      value={typed ?? grouped}
      onValue={(text) => {
        const dollars = takesAnything ? text : keepDigits(text, 2);
        setTyped(text);
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

/** '12500.5' as '12,500.50', '12500' as '12,500'. */
export function groupThousands(dollars: string): string {
  if (!/^\d+\.?\d*$/.test(dollars)) return dollars;
  const [whole = '', decimals = ''] = dollars.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals.padEnd(2, '0')}` : grouped;
}

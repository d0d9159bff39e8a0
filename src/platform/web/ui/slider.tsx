// A number chosen by sliding, on the browser's own range input, so that arrow keys and screen readers work as ever.
import { type ComponentProps, useState } from 'react';

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'> & {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as assistive technology reads it: '$5,000.00'. */
  valueText: string;
  onValue: (value: number) => void;
};

/** The slider moves at once. The component that holds its value may update it later, as one does that keeps it in the address. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  valueText,
  onValue,
  className = '',
  ...rest
}: SliderProps) {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return (
    <input
      {...rest}
      {...{ value: shown, min, max, step }}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => {
        setShown(event.target.valueAsNumber);
        onValue(event.target.valueAsNumber);
      }}
      className={`slider ${className}`}
    />
  );
}

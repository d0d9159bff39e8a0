// A number chosen by sliding, on the browser's own range input, so that arrow keys and screen readers work as ever.
import type { ComponentProps } from 'react';

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'> & {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** What assistive technology says for the value: '$5,000.00'. */
  valueText: string;
  onValue: (value: number) => void;
};

export const Slider = ({
  label,
  value,
  min,
  max,
  step,
  valueText,
  onValue,
  className = '',
  ...rest
}: SliderProps) => (
  <input
    {...rest}
    {...{ value, min, max, step }}
    type="range"
    aria-label={label}
    aria-valuetext={valueText}
    onChange={(event) => onValue(event.target.valueAsNumber)}
    className={`slider ${className}`}
  />
);

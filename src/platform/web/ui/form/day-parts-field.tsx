// A day that one knows or reads off a paper, given as day, month and year; quicker than any calendar, and alike on every phone.
import { type ReactNode, useState } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { FieldGroup, type FieldProps } from './field.tsx';

type DayPartsFieldProps = FieldProps & {
  name?: string;
  /** The day as YYYY-MM-DD, in which parts that are not filled in yet are empty ('1990--'). */
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  /** Whether the field asks for the reader's own birthday, which the phone may then fill in. */
  isBirthday?: boolean;
  className?: string;
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Calls `onValue` with '' while nothing is filled in, with the parts ('1990-4-') while some are, and with a padded YYYY-MM-DD once all three are. */
export function DayPartsField(props: DayPartsFieldProps) {
  const { name, value, defaultValue = '', onValue, isBirthday = false, ...frame } = props;
  const [typed, setTyped] = useState(value ?? defaultValue);
  const shown = value !== undefined && value !== padded(typed) ? value : typed;
  const [year = '', month = '', day = ''] = shown.split('-');
  const change = (next: string) => {
    setTyped(next);
    onValue?.(padded(next));
  };
  return (
    <FieldGroup {...frame}>
      {(ties) => {
        const invalid = ties['aria-invalid'];
        return (
          <div data-field={name} className="flex max-w-md flex-wrap gap-2">
            <Part id={`${ties.id}-day`} width="w-[4.5rem]" label={uiTexts.day}>
              <Digits
                id={`${ties.id}-day`}
                {...{ invalid }}
                autoComplete={isBirthday ? 'bday-day' : 'off'}
                length={2}
                value={day}
                onValue={(next) => change(`${year}-${month}-${next}`)}
              />
            </Part>
            <Part id={`${ties.id}-month`} width="min-w-0 flex-[1_1_5.5rem]" label={uiTexts.month}>
              <select
                id={`${ties.id}-month`}
                value={String(Number(month) || '')}
                autoComplete={isBirthday ? 'bday-month' : 'off'}
                aria-invalid={invalid}
                onChange={(event) => change(`${year}-${event.target.value}-${day}`)}
                className="input-box px-2.5"
              >
                <option value="" />
                {MONTHS.map((text, index) => (
                  <option key={text} value={index + 1}>
                    {text}
                  </option>
                ))}
              </select>
            </Part>
            <Part id={`${ties.id}-year`} width="w-[6rem]" label={uiTexts.year}>
              <Digits
                id={`${ties.id}-year`}
                {...{ invalid }}
                autoComplete={isBirthday ? 'bday-year' : 'off'}
                length={4}
                value={year}
                onValue={(next) => change(`${next}-${month}-${day}`)}
              />
            </Part>
            {name && <input type="hidden" name={name} value={padded(shown)} />}
          </div>
        );
      }}
    </FieldGroup>
  );
}

type PartProps = { id: string; width: string; label: string; children: ReactNode };

const Part = ({ id, width, label, children }: PartProps) => (
  <div className={`grid gap-1 ${width}`}>
    <label htmlFor={id} className="text-sm text-muted">
      {label}
    </label>
    {children}
  </div>
);

type DigitsProps = {
  id: string;
  invalid: true | undefined;
  autoComplete: string;
  length: number;
  value: string;
  onValue: (value: string) => void;
};

const Digits = ({ id, invalid, autoComplete, length, value, onValue }: DigitsProps) => (
  <input
    id={id}
    type="text"
    inputMode="numeric"
    autoComplete={autoComplete}
    maxLength={length}
    value={value}
    aria-invalid={invalid}
    onChange={(event) => onValue(event.target.value.replace(/\D/g, ''))}
    className="input-box figures"
  />
);

function padded(parts: string): string {
  const [year = '', month = '', day = ''] = parts.split('-');
  if (!year && !month && !day) return '';
  return year.length === 4 && month && day
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : parts;
}

// The prize of a contest, found by typing a part of its name.
import { TypeAheadField } from '#features/forms/web/type-ahead-field.tsx';
import type { FieldProps } from '#platform/web/ui/form/field.tsx';
import type { Reference } from '#shared/record/field.ts';
import { contestFieldTexts as texts } from '../../../texts/staff-contests.ts';
import { searchPrizes } from '../queries.ts';

type PrizeFieldProps = {
  frame: FieldProps;
  value: Reference | null;
  onValue: (prize: Reference | null) => void;
};

export const PrizeField = ({ frame, value, onValue }: PrizeFieldProps) => (
  <TypeAheadField
    field={PRIZE}
    frame={frame}
    value={value}
    search={searchPrizes}
    onValue={(prize) => onValue(prize ?? null)}
  />
);

const PRIZE = {
  name: 'prize',
  label: texts.prize,
  type: 'typeAhead',
  typeAheadApiType: 'prizes',
  placeholder: texts.prizePlaceholder,
} as const;

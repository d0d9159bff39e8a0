// A calendar day, by the phone's own picker.
import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Values are YYYY-MM-DD. For a day that one knows use `DayPartsField`: nobody should scroll back forty years. */
export const DateField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField {...props} type="date" />
);

// A calendar day, by the phone's own picker.
import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Values are written YYYY-MM-DD. Use `DayPartsField` for a day that its reader knows by heart, such as a birthday: nobody should have to scroll back forty years. */
export const DateField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField {...props} type="date" />
);

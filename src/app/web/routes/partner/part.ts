// The part of a lender: its screens below one layout.
import { partOf, placesOf } from '../../screens.tsx';
import NotFound from '../visitor/not-found.tsx';
import PartnerLayout from './layout.tsx';
import { bareScreens, framedScreens } from './table.ts';

const files = import.meta.glob(['./**/*.tsx', '!./layout.tsx', '!./**/*.test.tsx']);

const part = partOf([
  ...placesOf(bareScreens, files),
  { Component: PartnerLayout, children: placesOf(framedScreens, files) },
  { path: '*', Component: NotFound },
]);

export const { routes } = part;
export default part.default;

// The part of a borrower: its screens below one layout.

import { partOf, placesOf } from '../../screens.tsx';
import NotFound from '../../shells/borrower-not-found.tsx';
import BorrowerLayout from './layout.tsx';
import { bareScreens, framedScreens } from './table.ts';

const files = import.meta.glob(['./**/*.tsx', '!./layout.tsx', '!./**/*.test.tsx']);

const part = partOf([
  ...placesOf(bareScreens, files),
  { Component: BorrowerLayout, children: placesOf(framedScreens, files) },
  { path: '*', Component: NotFound },
]);

export const { routes } = part;
export default part.default;

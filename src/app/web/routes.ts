// Every address of the browser part: those of visitors one by one, those of the signed-in as three parts that are loaded for them.
import type { RouteObject } from 'react-router';
import { visitorLayout } from './routes/visitor/layout.tsx';
import { bareScreens, linkedScreens, publicScreens, startScreen } from './routes/visitor/table.ts';
import { placeOf, placesOf } from './screens.tsx';

const FOLDER = './routes/visitor/';
const files = import.meta.glob([
  './routes/visitor/**/*.tsx',
  '!./routes/visitor/layout.tsx',
  '!./routes/visitor/start/landing.tsx',
]);

export const routes: RouteObject[] = [
  ...placesOf({ ...startScreen, ...bareScreens }, files, FOLDER),
  {
    Component: visitorLayout.Component,
    handle: visitorLayout,
    children: placesOf({ ...publicScreens, ...linkedScreens }, files, FOLDER),
  },
  placeOf('admin/*', () => import('./routes/staff/part.ts')),
  placeOf('partner/*', () => import('./routes/partner/part.ts')),
  placeOf('*', () => import('./routes/borrower/part.ts')),
];

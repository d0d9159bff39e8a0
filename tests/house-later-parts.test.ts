// What is loaded later fails alone: no part of a screen is loaded in a way by which a missing file takes the page down.
import { expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';

const WEB = /^src\/(app|platform|features\/[\w-]+)\/web\/(?!.*\.test(-support)?\.tsx?$).*\.tsx?$/;
/** Whole screens: the page that could not be loaded says so itself, or is loaded anew (`app/web/broken.tsx`). */
const SCREENS = 'src/app/web/screens.tsx';
const LAZY = /\blazy\s*[(<]/;
const COMPONENTS = /(load: \(\) =>|laterScreen\(\(\) =>)?\s*import\(\s*'[^']+\.tsx'/g;

/** Files of the browser that load components by hand, and not by `laterPart`, `laterWindow` or `laterScreen`. */
const loadedByHand = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([path]) => WEB.test(path) && path !== SCREENS)
    .filter(([, source]) => LAZY.test(source) || [...source.matchAll(COMPONENTS)].some(([, way]) => !way))
    .map(([path]) => path);

it('loads no part of a screen by hand', () => {
  expect(loadedByHand(sources)).toEqual([]);
});

it.each([
  ['lazy', "const Chart = lazy(() => import('./chart.tsx'));", 1],
  ['lazy, with its type', 'const Chart = lazy<Chart>(load);', 1],
  ['lazy of React', 'const Chart = React.lazy(load);', 1],
  ['an import by hand', "const { Chart } = await import('./chart.tsx');", 1],
  ['an import apart', "const drawings = () => import('./drawings.tsx');", 1],
  ['a part', "laterPart({ load: () => import('./chart.tsx'), part: ({ Chart }) => Chart, skeleton })", 0],
  ['a screen', "const landing = laterScreen(() => import('./start/landing.tsx'));", 0],
  ['what is no component', "const tools = await import('./measure.ts');", 0],
  ['a picture', '<img loading="lazy" />', 0],
])('%s: %s is found %d times', (_, source, times) => {
  expect(loadedByHand(new Map([['src/features/prizes/web/prize.tsx', source]]))).toHaveLength(times);
});

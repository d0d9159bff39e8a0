import { expect, it } from 'vitest';
import { lenderScreens } from '../journeys/support/lender-screens.ts';
import { staffScreens } from '../journeys/support/staff-screens.ts';
import { plainScreens, withTheRest } from './plain-screens.ts';

it('the journey over all screens looks at each of a desk that is about no record', () => {
  const looked = [...Object.values(staffScreens), ...Object.values(lenderScreens)].flat();
  const paths = new Set(looked.map((path) => path.split('?')[0]));
  expect(plainScreens.filter((path) => !paths.has(path))).toEqual([]);
  expect(plainScreens.length).toBeGreaterThan(40);
});

it('what no area names stands for itself, and nobody is logged out on the way', () => {
  const areas = withTheRest('/partner/', { 'the company': ['/partner/company?form=edit'] });
  expect(Object.keys(areas)).toEqual([
    'the company',
    'what stands for itself, 1',
    'what stands for itself, 2',
  ]);
  const rest = Object.values(areas).slice(1).flat();
  expect(rest).toContain('/partner/products');
  expect(rest).not.toContain('/partner/company');
  expect(rest).not.toContain('/partner/logout');
});

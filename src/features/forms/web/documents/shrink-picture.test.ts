import { expect, it } from 'vitest';
import { fitting } from './shrink-picture.ts';

it.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 1999, 2000, 1999],
  [640, 480, 640, 480],
  [20_000, 3, 2000, 1],
])('a picture of %i × %i becomes one of %i × %i', (width, height, newWidth, newHeight) => {
  expect(fitting({ width, height }, 2000)).toEqual({ width: newWidth, height: newHeight });
});

// The words in a drawing are as large as the drawing: in a unit of the text's own they would grow over each other where somebody reads with large text.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';

const WORDS = /<text\b[^>]*?className="([^"]*)"/g;
const OF_THE_DRAWING = /(?:^| )text-\[\d+px\](?: |$)/;

const grownApart = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([path, text]) =>
    /^src\/.*\/web\/.*\.tsx$/.test(path) &&
    [...text.matchAll(WORDS)].some(([, classes = '']) => !OF_THE_DRAWING.test(classes))
      ? [path]
      : [],
  );

it('gives the words of every drawing a size in its own units', () => {
  expect(grownApart(sources)).toEqual([]);
});

describe('words of a drawing', () => {
  const path = 'src/features/decisions/web/overview/half-gauge.tsx';

  it.each([
    ['that grow with the text', '<text x="1" className="figures text-[0.8rem]">'],
    ['of a size of the text', '<text\n  y={1}\n  className="text-sm fill-ink"\n>'],
    ['of the size around them', '<text className="fill-ink">'],
  ])('%s are found', (_which, source) => {
    expect(grownApart(new Map([[path, source]]))).toEqual([path]);
  });

  it('that grow with the drawing pass', () => {
    expect(grownApart(new Map([[path, '<text className="fill-muted text-[7px]">']]))).toEqual([]);
  });
});

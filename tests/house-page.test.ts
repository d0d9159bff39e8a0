// docs/house.md, held to the tree: the files that it names are there, and what it names in code stands in some.
import { expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';

const page = sources.get('docs/house.md') ?? '';
const named = [...new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))];
const paths = [...sources.keys()];
const code = [...sources]
  .flatMap(([path, text]) => (/^(src|db|tests|bench|scripts)\//.test(path) ? [text] : []))
  .join('\n');

/** `…` and `<name>` stand for whatever a name holds there. */
const asPattern = (name: string) =>
  new RegExp(`(^|/)${RegExp.escape(name).replaceAll(/…|<name>/g, '[^/]*')}$`);

it('names files that are there', () => {
  const files = named.filter((name) => /^[\w…][\w./…<>-]+\.(tsx?|sql|json|sha256|md)$/.test(name));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((name) => !paths.some((path) => asPattern(name).test(path)))).toEqual([]);
});

it('names functions, types and constants that are there', () => {
  const words = named.flatMap((name) =>
    /[./]/.test(name)
      ? []
      : [...name.matchAll(/\b(?:[a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+|[A-Z]+_[A-Z_]+)\b/g)].map(
          ([word]) => word,
        ),
  );
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(code))).toEqual([]);
});

import { expect, it } from 'vitest';
import { readJson } from './json-text.ts';

it('reads what is JSON', () => {
  expect(readJson('{"a": [1, -2.5e3, "x\\n", true, null]}')).toEqual({
    value: { a: [1, -2500, 'x\n', true, null] },
  });
});

it.each([
  ['nothing', '', 1, 1],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1],
  ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['no quotes', '{ name: 1 }', 1, 3],
  ['no colon', '{"a" 1}', 1, 6],
  ['an open end', '[1, 2', 1, 6],
  ['an open text', '["ab', 1, 2],
  ['two at once', '{} {}', 1, 4],
  ['a word', '[1, yes]', 1, 5],
  ['a list inside', '{"a": [\n 1,,2]}', 2, 4],
  ['too deep', '['.repeat(50_000), 1, 66],
  ['too deep, by objects', '{"a":'.repeat(50_000), 1, 326],
  ['a comma where it is too deep', `${'['.repeat(65)},`, 1, 66],
  ['more behind a list', '[1] x', 1, 5],
  ['a comma too few behind a text', '["ab" 1]', 1, 7],
  ['no colon behind a longer name', '{"name" 1}', 1, 9],
  ['a comma too few behind signs that are escaped', '["\\"\\\\\\n" 1]', 1, 11],
  ['a comma too few behind a letter by its number', '["\\u00e9F" 1]', 1, 12],
  ['a letter by a number that is none', '["\\u00x9"]', 1, 2],
  ['a comma too few behind decimals', '[1.25 2]', 1, 7],
  ['a comma too few behind a power', '[1e15 2]', 1, 7],
  ['a comma too few behind a signed power', '[1E+5 2]', 1, 7],
])('reports line and column: %s', (_case, text, line, column) => {
  expect(readJson(text)).toEqual({ error: { line, column } });
});

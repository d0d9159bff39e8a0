// A planted fault whose text is no longer there would prove nothing; `npm run prove:mutations` plants them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allFaults } from './planted/all-faults.ts';
import { plantFault } from './planted/planted-fault.ts';

const faults = await allFaults();
const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

it('has sixty or more faults to plant, each with a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  const names = faults.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('finds the text of each exactly once, and the tests that should notice', () => {
  const wrong = faults.flatMap((fault) => {
    const found = plantFault(fault, read);
    return found ? [`${fault.name}: ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('notices a plant that has rotted', () => {
  const fault = { name: 'x', file: 'a', find: 'b', replace: 'c', tests: ['t'] };
  const reads = (files: Record<string, string>) => (path: string) => files[path] ?? null;
  expect(plantFault(fault, reads({ a: 'abc', t: '' }))).toBeNull();
  expect(plantFault(fault, reads({ t: '' }))).toContain('not there');
  expect(plantFault(fault, reads({ a: 'ac', t: '' }))).toContain('0 times');
  expect(plantFault(fault, reads({ a: 'bb', t: '' }))).toContain('2 times');
  expect(plantFault(fault, reads({ a: 'b' }))).toContain('no such test: t');
  expect(plantFault({ ...fault, replace: 'b' }, reads({ a: 'b', t: '' }))).toContain('changes nothing');
});

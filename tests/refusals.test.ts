// Holds the refusals of all features together: a code is declared once, and each is spoken somewhere.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refuse } from '#shared/refusal.ts';
import { prizeRefusals } from '../src/features/prizes/texts/refusals.ts';
import { declaredRefusals } from './support/declared-refusals.ts';

const declared = await declaredRefusals();
const TEST = /\.test(-support)?\.tsx?$/;
const speakers = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/[\\/]texts[\\/]/.test(path) && !TEST.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('declares each code once', () => {
  expect(declared.length).toBeGreaterThan(200);
  const codes = declared.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

it('speaks every refusal that is declared', () => {
  expect(declared.map(({ code }) => code).filter((code) => !speakers.includes(`'${code}'`))).toEqual([]);
});

it('throws what is declared, with the words of its own or those given', () => {
  expect(() => refuse('request.not_found')).toThrow(
    expect.objectContaining({ code: 'request.not_found', kind: 'missing' }),
  );
  expect(() => refuse(prizeRefusals['prize.redeemed'])).toThrow(
    expect.objectContaining({
      code: 'prize.redeemed',
      kind: 'conflict',
      message: 'You have redeemed this already.',
    }),
  );
  expect(() => refuse(prizeRefusals['prize.too_few_seeds'], { message: 'You need 5 more.' })).toThrow(
    expect.objectContaining({ code: 'prize.too_few_seeds', message: 'You need 5 more.' }),
  );
});

it('compiles for no code that is not declared', () => {
  // @ts-expect-error: a shared code has to exist.
  expect(() => refuse('request.unknown')).toThrow(TypeError);
  // @ts-expect-error: so has a feature's.
  expect(() => refuse(prizeRefusals['prize.unknown'])).toThrow(TypeError);
});

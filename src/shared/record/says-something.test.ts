import { expect, it } from 'vitest';
import { saysSomething, saysWhy } from './says-something.ts';

it.each([
  '',
  ' ',
  '.',
  '1234567890 12',
  'aaaaaaaaaaaa',
  'aaaa aaaa aaaa',
  'abcdefghijkl',
  'At once',
  '— … !!',
  'a b c d e f g h i j',
])('%j gives no reason', (text) => expect(saysWhy(text)).toBe(false));

it.each([
  'Fewer went bad',
  'Offers stand longer',
  'Le délai était trop court',
  'It declined too many people in May.',
])('%j may be one', (text) => expect([saysWhy(text), saysSomething(text)]).toEqual([true, true]));

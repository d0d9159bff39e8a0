import { expect, test } from 'vitest';
import type { Message } from '../contract.ts';
import { type Outgoing, unsettled } from './unsettled.ts';

const arrived = (number: number, text: string, sent = true): Message => ({
  _id: String(number),
  number,
  text,
  created: '2026-03-08T12:00:00.000Z',
  sent,
  from: 'Marcia Campbell',
  alsoByMail: false,
  read: false,
});
const outgoing = (key: string, text: string, after = 4): Outgoing => ({
  key,
  text,
  after,
  alsoByMail: false,
  state: 'sending',
});
const keys = (...args: Parameters<typeof unsettled>) => unsettled(...args).map(({ key }) => key);

test('waits until the thread shows it', () => {
  expect(keys([outgoing('a', 'Thanks')], [arrived(4, 'Hello')])).toEqual(['a']);
  expect(keys([outgoing('a', 'Thanks')], [arrived(5, 'Thanks')])).toEqual([]);
});

test('is neither another message nor the last one that was there when it was written', () => {
  expect(keys([outgoing('a', 'Thanks')], [arrived(5, 'Good night')])).toEqual(['a']);
  expect(keys([outgoing('a', 'Thanks')], [arrived(4, 'Thanks')])).toEqual(['a']);
});

test('the same words said earlier, or by the other side, are not it', () => {
  expect(keys([outgoing('a', 'Thanks')], [arrived(3, 'Thanks'), arrived(5, 'Thanks', false)])).toEqual(['a']);
});

test('of the same words said twice, one arrival settles one', () => {
  const twice = [outgoing('a', 'Ok'), outgoing('b', 'Ok')];
  expect(keys(twice, [arrived(5, 'Ok')])).toEqual(['b']);
  expect(keys(twice, [arrived(5, 'Ok'), arrived(6, 'Ok')])).toEqual([]);
});

test('one that failed is settled too when it did arrive', () => {
  expect(keys([{ ...outgoing('a', 'Thanks'), state: 'notSent' }], [arrived(5, 'Thanks')])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Message } from '../contract.ts';
import { byDay } from './by-day.ts';

const message = (number: number, created: string): Message => ({
  _id: String(number),
  number,
  text: 'Hello',
  created,
  sent: true,
  from: 'Marcia Campbell',
  alsoByMail: false,
  read: true,
});

test('a day is one in Jamaica, five hours behind', () => {
  const messages = [
    message(1, '2026-03-08T12:00:00.000Z'),
    message(2, '2026-03-09T04:59:59.000Z'),
    message(3, '2026-03-09T05:00:00.000Z'),
    message(4, '2026-03-10T20:00:00.000Z'),
    message(5, '2026-03-11T04:00:00.000Z'),
  ];
  const days = byDay(messages, new Date('2026-03-11T04:30:00.000Z'));
  expect(days.map(({ title, messages }) => [title, messages.map(({ number }) => number)])).toEqual([
    ['March 8th 2026', [1, 2]],
    ['Yesterday', [3]],
    ['Today', [4, 5]],
  ]);
});

test('nothing written, no day', () => {
  expect(byDay([], new Date())).toEqual([]);
});

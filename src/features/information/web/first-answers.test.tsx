import { afterEach, expect, test, vi } from 'vitest';
import { carryOver, firstAnswersOf, forgetFirstAnswersOfOthers, keepFirstAnswers } from './first-answers.ts';

const answers = { income_information: { income_amount: 18_000, how_often_paid: 'Weekly' } };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('stay in the tab until somebody signs up, and are then that person’s alone', () => {
  keepFirstAnswers(answers);
  expect(localStorage.length).toBe(0);
  expect(firstAnswersOf('marcia@example.com', 'income_information')).toEqual({});
  carryOver(' Marcia@Example.com');
  expect(sessionStorage.length).toBe(0);
  expect(firstAnswersOf('marcia@example.com', 'income_information')).toEqual(answers.income_information);
  expect(firstAnswersOf('marcia@example.com', 'housing')).toEqual({});
  expect(firstAnswersOf('other@example.com', 'income_information')).toEqual({});
});

test('who signs up without having answered anything carries nothing over, and takes nothing away', () => {
  keepFirstAnswers(answers);
  carryOver('marcia@example.com');
  carryOver('other@example.com');
  expect(firstAnswersOf('other@example.com', 'income_information')).toEqual({});
  expect(firstAnswersOf('marcia@example.com', 'income_information')).toEqual(answers.income_information);
});

test('are gone after fourteen days', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  keepFirstAnswers(answers);
  carryOver('marcia@example.com');
  vi.setSystemTime(new Date('2026-03-15T11:59:00Z'));
  expect(firstAnswersOf('marcia@example.com', 'income_information')).not.toEqual({});
  vi.setSystemTime(new Date('2026-03-15T12:01:00Z'));
  expect(firstAnswersOf('marcia@example.com', 'income_information')).toEqual({});
});

test('of nobody else are left when somebody logs in, and of nobody when they log out', () => {
  keepFirstAnswers(answers);
  carryOver('marcia@example.com');
  forgetFirstAnswersOfOthers('MARCIA@example.com');
  expect(firstAnswersOf('marcia@example.com', 'income_information')).not.toEqual({});
  forgetFirstAnswersOfOthers('other@example.com');
  expect(localStorage.length).toBe(0);
  keepFirstAnswers(answers);
  forgetFirstAnswersOfOthers(null);
  expect(sessionStorage.length).toBe(0);
});

test('a browser that keeps nothing, or something unreadable, goes on without', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  keepFirstAnswers(answers);
  carryOver('marcia@example.com');
  vi.restoreAllMocks();
  localStorage.setItem('firstAnswers', '{not json');
  expect(firstAnswersOf('marcia@example.com', 'income_information')).toEqual({});
});

import { expect, it } from 'vitest';
import { REWARDS } from './quiz-answers.ts';
import { percentOf, summaryOf } from './summary.ts';

it('counts people by feeling, draw and reward; every feeling and reward is named', () => {
  const summary = summaryOf([
    { question: 'feeling', answer: '3 - Neutral', people: 3 },
    { question: 'feeling', answer: '5 – Very Satisfied', people: 1 },
    { question: 'draw', answer: 'true', people: 1 },
    { question: 'draw', answer: 'false', people: 3 },
    { question: 'reward', answer: 'Books', people: 2 },
    { question: 'reward', answer: 'Stocks', people: 4 },
    { question: 'reward', answer: 'Vacations', people: 2 },
  ]);
  expect(summary).toMatchObject({ people: 4, inDraw: 1 });
  expect(summary.feelings.map(({ people }) => people)).toEqual([0, 0, 3, 0, 1]);
  expect(summary.rewards.slice(0, 4)).toEqual([
    { title: 'Stocks', people: 4 },
    { title: 'Vacations', people: 2 },
    { title: 'Books', people: 2 },
    { title: 'Credit Cards', people: 0 },
  ]);
  expect(summary.rewards).toHaveLength(19);
});

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 0, 0],
  [5, 5, 100],
])('%i of %i are %i %', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it('keeps the rewards that are chosen as often in the order of the tiles', () => {
  expect(summaryOf([]).rewards.map(({ title }) => title)).toEqual([...REWARDS]);
});

it('counts an answer for its own question alone', () => {
  const summary = summaryOf([
    { question: 'reward', answer: 'true', people: 9 },
    { question: 'feeling', answer: 'Books', people: 8 },
    { question: 'draw', answer: 'true', people: 1 },
  ]);
  expect(summary).toMatchObject({ people: 1, inDraw: 1 });
  expect(summary.rewards.find(({ title }) => title === 'Books')?.people).toBe(0);
});

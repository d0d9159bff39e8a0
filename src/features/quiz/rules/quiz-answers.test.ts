import { describe, expect, test } from 'vitest';
import {
  areRewardsChosen,
  isDrawAnswered,
  type QuizDraft,
  quizErrors,
  toggleReward,
} from './quiz-answers.ts';

const complete: QuizDraft = {
  feeling: '3 - Neutral',
  partnerDraw: true,
  throwPerMonth: 12_000.5,
  rewards: ['Books', 'Dining', 'Stocks'],
};

describe('the draw question', () => {
  test.each([
    ['nothing chosen', null, null, false],
    ['no needs no amount', false, null, true],
    ['yes without an amount', true, null, false],
    ['yes with an amount', true, 500, true],
    ['yes with nothing thrown', true, 0, false],
    ['yes with the largest amount', true, 10_000_000, true],
    ['yes with more than that', true, 10_000_000.01, false],
    ['a third decimal', true, 10.005, false],
  ])('%s', (_case, partnerDraw, throwPerMonth, answered) => {
    expect(isDrawAnswered({ ...complete, partnerDraw, throwPerMonth })).toBe(answered);
  });
});

describe('rewards', () => {
  test('a fourth is refused with its text and changes nothing', () => {
    expect(toggleReward(complete.rewards, 'Vacations')).toEqual({
      chosen: complete.rewards,
      refused: 'You can only select 3 options. Unselect one and try again',
    });
  });

  test('a chosen one is given up again', () => {
    expect(toggleReward(complete.rewards, 'Books').chosen).toEqual(['Dining', 'Stocks']);
  });

  test('one more is chosen until there are three', () => {
    expect(toggleReward([], 'Books')).toEqual({ chosen: ['Books'], refused: null });
    expect(toggleReward(['Books', 'Dining'], 'Stocks').chosen).toEqual(complete.rewards);
  });

  test.each([
    [['Books', 'Dining', 'Stocks', 'Books']],
    [['Books', 'Books', 'Stocks']],
    [['Books', 'Dining']],
    [['Books', 'Dining', 'A yacht']],
  ])('%j are not three of the tiles', (rewards) => {
    expect(areRewardsChosen({ ...complete, rewards })).toBe(false);
  });
});

test('a complete quiz has no errors, an empty one names each question', () => {
  expect(quizErrors(complete)).toEqual({});
  expect(
    Object.keys(quizErrors({ feeling: null, partnerDraw: null, throwPerMonth: null, rewards: [] })),
  ).toEqual(['current_financial_situation_feeling', 'partner_draw', 'rewards']);
});

import { describe, expect, it } from 'vitest';
import { preferenceTexts } from '../texts/quiz.ts';
import { appealingOf, itemsOf, preferenceErrors } from './preferences.ts';
import { draftOf, questionnaireOf, REWARDS } from './quiz-answers.ts';

const answered = { feeling: '3 - Neutral', partnerDraw: true, throwPerMonth: 5000 };

describe('the preferences are complete', () => {
  it.each([
    ['with a feeling, a draw with its amount, and an offer', answered, ['Books'], {}],
    [
      'without an amount where there is no draw',
      { ...answered, partnerDraw: false, throwPerMonth: null },
      ['Books'],
      {},
    ],
    [
      'not without a feeling',
      { ...answered, feeling: null },
      ['Books'],
      { financialQuestionnaire: preferenceTexts.incomplete },
    ],
    [
      'not with a feeling of their own',
      { ...answered, feeling: 'Great' },
      ['Books'],
      { financialQuestionnaire: preferenceTexts.incomplete },
    ],
    [
      'not without a yes or no',
      { ...answered, partnerDraw: null },
      ['Books'],
      { financialQuestionnaire: preferenceTexts.incomplete },
    ],
    [
      'not with a draw without its amount',
      { ...answered, throwPerMonth: null },
      ['Books'],
      { financialQuestionnaire: preferenceTexts.incomplete },
    ],
    ['not without an offer', answered, [], { itemsThatAppeal: preferenceTexts.chooseOne }],
    [
      'not with an unknown offer',
      answered,
      ['Books', 'Yachts'],
      { itemsThatAppeal: preferenceTexts.chooseOne },
    ],
  ])('%s', (_, draft, appealing, errors) => {
    expect(preferenceErrors(draft, appealing)).toEqual(errors);
  });
});

it('offers nineteen categories', () => {
  expect(REWARDS).toHaveLength(19);
  expect(Object.keys(itemsOf(['Books']))).toHaveLength(19);
  expect(appealingOf(itemsOf(['Stocks', 'Books']))).toEqual(['Stocks', 'Books']);
});

it('sends the amount only with a yes, and reads back what it sent', () => {
  expect(questionnaireOf({ ...answered, partnerDraw: false })).toEqual({
    current_financial_situation_feeling: '3 - Neutral',
    partner_draw: false,
  });
  expect(questionnaireOf({ ...answered, throwPerMonth: null })).toEqual({
    current_financial_situation_feeling: '3 - Neutral',
    partner_draw: true,
  });
  expect(questionnaireOf(draftOf(null))).toEqual({
    current_financial_situation_feeling: '',
    partner_draw: false,
  });
  expect(draftOf(questionnaireOf(answered))).toEqual(answered);
  expect(draftOf(null)).toEqual({ feeling: null, partnerDraw: null, throwPerMonth: null });
});

// What somebody is refused about the quiz and the preferences.
import { refusals } from '#shared/declared-refusals.ts';
import { preferenceTexts, quizTexts } from './quiz.ts';

export const quizRefusals = refusals({
  'quiz.incomplete': ['invalid', quizTexts.incomplete],
  'quiz.taken': ['conflict', 'You have taken the quiz already.'],
  'preferences.incomplete': ['invalid', preferenceTexts.incomplete],
});

// What somebody is refused about the quiz and the preferences.
import { refusals } from '#shared/declared-refusals.ts';

export const quizRefusals = refusals({
  'quiz.incomplete': ['invalid', 'Please complete question to move on'],
  'quiz.taken': ['conflict', 'You have taken the quiz already.'],
  'preferences.incomplete': ['invalid', 'Please complete all questions to move on'],
});

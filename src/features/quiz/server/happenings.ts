// What can happen to the quiz and to preferences.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';

export const preferencesSaved = happening('preferences.save', {
  subject: 'account',
  words: { audit: 'Saved preferences', timeline: 'Preferences saved' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [[accountId, 'informations']],
});

export const quizSubmitted = happening('quiz.submit', {
  subject: 'account',
  words: { audit: 'Answered the quiz', timeline: 'Quiz taken' },
  ...KEPT_ALONE,
});

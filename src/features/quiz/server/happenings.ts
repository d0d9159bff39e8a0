// What can happen to the quiz and to preferences.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const preferencesSaved = happening('preferences.save', {
  subject: 'account',
  words: words['preferences.save'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'informations']],
});

export const quizSubmitted = happening('quiz.submit', {
  subject: 'account',
  words: words['quiz.submit'],
  ...KEPT_ALONE,
});

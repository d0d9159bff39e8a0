// Who may call what in the area of the quiz.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, ordinaryUser, signedIn } from '#platform/server/http/who.ts';
import { quizEndpoints } from '../contract.ts';
import { getPreferences } from './get-preferences.ts';
import { getQuiz } from './get-quiz.ts';
import { savePreferences } from './save-preferences.ts';
import { submitQuiz } from './submit-quiz.ts';

export const quizRoutes = routesOf(quizEndpoints, {
  'POST /api/quiz': serve(ordinaryUser, submitQuiz),
  'GET /api/quiz/preferences': serve(borrower, getPreferences),
  'POST /api/quiz/preferences': serve(borrower, savePreferences),
  'GET /api/quiz/:id': serve(signedIn, getQuiz),
});

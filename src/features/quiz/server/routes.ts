// Who may call what in the area of the quiz.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, ordinaryUser, signedIn, staff } from '#platform/server/http/who.ts';
import { quizEndpoints } from '../contract.ts';
import { listAnswers } from './desk/list-answers.ts';
import { showPersonsAnswers } from './desk/show-persons-answers.ts';
import { sumUpAnswers } from './desk/sum-up-answers.ts';
import { getPreferences } from './get-preferences.ts';
import { getPreferencesOf } from './get-preferences-of.ts';
import { getQuiz } from './get-quiz.ts';
import { savePreferences } from './save-preferences.ts';
import { submitQuiz } from './submit-quiz.ts';

export const quizRoutes = routesOf(quizEndpoints, {
  'POST /api/quiz': serve(ordinaryUser, submitQuiz),
  'GET /api/quiz/preferences': serve(borrower, getPreferences),
  'POST /api/quiz/preferences': serve(borrower, savePreferences),
  'GET /api/quiz/preferences/:id': serve(staff, getPreferencesOf),
  'GET /api/quiz/answers': serve(staff, listAnswers),
  'GET /api/quiz/answers/summary': serve(staff, sumUpAnswers),
  'GET /api/quiz/answers/:id': serve(staff, showPersonsAnswers),
  'GET /api/quiz/:id': serve(signedIn, getQuiz),
});

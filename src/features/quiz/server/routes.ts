// Who may call what in the area of the quiz.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { ordinaryUser, signedIn } from '#platform/server/http/who.ts';
import { quizEndpoints } from '../contract.ts';
import { getQuiz } from './get-quiz.ts';
import { submitQuiz } from './submit-quiz.ts';

export const quizRoutes = routesOf(quizEndpoints, {
  'POST /api/quiz': serve(ordinaryUser, submitQuiz),
  'GET /api/quiz/:id': serve(signedIn, getQuiz),
});

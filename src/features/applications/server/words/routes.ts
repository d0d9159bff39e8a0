// Who may read and write what beside an application to a lender: its borrower, and that lender.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, borrowerOrPartner, partner } from '#platform/server/http/who.ts';
import { wordsEndpoints } from '../../contract/words.ts';
import { answerLender, showWords } from './answer.ts';
import { addLenderNote, askApplicant, listLenderNotes } from './ask.ts';

export const wordsRoutes = routesOf(wordsEndpoints, {
  'GET /api/loan-application/:id/words': serve(borrowerOrPartner, showWords),
  'POST /api/loan-application/:id/words/ask': serve(partner, askApplicant),
  'POST /api/loan-application/:id/words/answer': serve(borrower, answerLender),
  'GET /api/loan-application/:id/notes': serve(partner, listLenderNotes),
  'POST /api/loan-application/:id/notes': serve(partner, addLenderNote),
});

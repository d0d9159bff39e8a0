// Who may call what about reviews of declines.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, staff } from '#platform/server/http/who.ts';
import { reviewEndpoints } from '../../contract/reviews.ts';
import { answerReview } from './answer-review.ts';
import { askReview, showOwnReview } from './ask-review.ts';
import { listReviews, showReview } from './staff-reviews.ts';

export const reviewRoutes = routesOf(reviewEndpoints, {
  'GET /api/decision-reviews/own': serve(borrower, showOwnReview),
  'POST /api/decision-reviews': serve(borrower, askReview),
  'GET /api/decision-reviews': serve(staff, listReviews),
  'GET /api/decision-reviews/:id': serve(staff, showReview),
  'POST /api/decision-reviews/:id/answer': serve(staff, answerReview),
});

// The addresses of the back office below /admin, each with the file beside this one that answers it. Those of the sidebar stand in its own table.
import { staffPlaces } from '#texts/staff-places.ts';

export const framedScreens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(staffPlaces.map(({ to, screen }) => [to.slice('/admin/'.length), screen])),
  'update-password': 'update-password.tsx',
  'team/decided': 'office/decided.tsx',
  'contests/add': 'contests/add.tsx',
  'contests/:id': 'contests/contest.tsx',
  'loans/:id': 'loans/loan.tsx',
  'loans/reviews/:id': 'loans/review.tsx',
  'portfolio/:id': 'loans/portfolio-loan.tsx',
  'repayments/:id': 'loans/repayment-import.tsx',
  'policy/versions/:version': 'policy/version.tsx',
  'policy/drafts/:id': 'policy/draft.tsx',
  'how-we-decide': 'policy/how-we-decide.tsx',
  'complaints/:id': 'office/complaint.tsx',
  'configure-information/:id': 'configuration/information-schema.tsx',
  'configure-verification/:id': 'configuration/verification-schema.tsx',
  'prizes/add': 'rewards/add-prize.tsx',
  'prizes/:id': 'rewards/prize.tsx',
  'redeem/:id': 'rewards/redemption.tsx',
  'quizes/:id': 'rewards/quiz.tsx',
  'users/:id': 'people/user.tsx',
  'signals/:id': 'people/signal.tsx',
  'partners/:id': 'people/partner.tsx',
  'submission/:id': 'records/submission.tsx',
  'submission/model-5/:id': 'records/submission.tsx',
  'submission/user/:id': 'records/person-submissions.tsx',
  'verification/reasons': 'records/reasons.tsx',
  'verification/without-documents': 'records/without-documents.tsx',
  'second-looks/:id': 'records/second-look.tsx',
  'verification/:id': 'records/verification.tsx',
  'verification/model-5/:id': 'records/verification.tsx',
  'verification/user/:id': 'records/person-documents.tsx',
  'verification/user/model-5/:id': 'records/person-documents.tsx',
};

/** These screens stand without the frame that the others share. */
export const bareScreens = {
  'second-step': 'second-step.tsx',
  logout: 'logout.tsx',
};

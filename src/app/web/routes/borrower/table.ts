// The addresses of borrowers, each with the file beside this one that answers it.

export const framedScreens = {
  'earn-points': 'sections/earn-points.tsx',
  overview: 'sections/overview.tsx',
  data: 'sections/info-center.tsx',
  information: 'sections/information.tsx',
  verification: 'sections/verification.tsx',
  redeem: 'redeem.tsx',
  'redeem/:id': 'redeem-detail.tsx',
  contests: 'contests.tsx',
  'contests/:id': 'contest.tsx',
  loans: 'loans/offer.tsx',
  'loan-services': 'loans/loan-services.tsx',
  'loan-services/compare': 'loans/compare.tsx',
  'loans/:id': 'loans/lender-loan.tsx',
  'partnersloan/:id': 'loans/lender.tsx',
  'loan-application': 'loans/loan-application.tsx',
  'loan-application/:id': 'loans/loan-application-detail.tsx',
  'loan-application/:id/agreement': 'loans/agreement.tsx',
  'my-loans': 'loans/my-loans.tsx',
  'my-loans/:id': 'loans/my-loan.tsx',
  messages: 'messages.tsx',
  complaints: 'complaints/complaints.tsx',
  'complaints/new': 'complaints/new-complaint.tsx',
  'complaints/:id': 'complaints/complaint.tsx',
  profile: 'profile.tsx',
  activity: 'activity.tsx',
  preferences: 'preferences.tsx',
  'financial-tip': 'financial-tip.tsx',
  'update-password': 'update-password.tsx',
};

/** These screens stand without the frame that the others share. */
export const bareScreens = {
  quiz: 'quiz.tsx',
};

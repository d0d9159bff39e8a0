// The staff's screens that need no record of their own, by area: what the accessibility journey looks at.

export const staffScreens: Record<string, readonly string[]> = {
  'the start and the lists of people': [
    '/admin/dashboard',
    '/admin/users',
    '/admin/messages',
    '/admin/update-password',
  ],
  'submissions and verification': [
    '/admin/submission',
    '/admin/submission/model-5',
    '/admin/verification',
    '/admin/verification/model-5',
    '/admin/verification/model-5?show=waiting&sort=-waiting',
    '/admin/verification/reasons',
  ],
  loans: ['/admin/loans', '/admin/loans?status=Pending', '/admin/loans?tab=reviews'],
  'contests and the landing’s words': [
    '/admin/contests',
    '/admin/contests?phase=drawn',
    '/admin/contests/add',
    '/admin/edit-copy',
  ],
  'prizes, redemptions, quizes and promo codes': [
    '/admin/prizes',
    '/admin/prizes/add',
    '/admin/redeem',
    '/admin/redeem?status=Cancelled',
    '/admin/quizes',
    '/admin/quizes?tab=answers',
    '/admin/promo-codes',
  ],
  'e-mail': ['/admin/email-user', '/admin/email-user/log', '/admin/email-user/log?state=Failed'],
  'people: users, staff and lenders': [
    '/admin/users?userType=Partner',
    '/admin/users?assigned=me',
    '/admin/add-admin',
    '/admin/partners',
    '/admin/partners?status=None',
  ],
  'figures, export and the audit trail': [
    '/admin/dashboard?days=365',
    '/admin/export',
    '/admin/audit',
    '/admin/audit?action=verification.approve',
  ],
  'the configuration of forms': [
    '/admin/configure-information',
    '/admin/configure-information?for=FullUser&sort=-points',
    '/admin/configure-verification',
  ],
  'the decision policy': ['/admin/policy', '/admin/policy/versions/1'],
};

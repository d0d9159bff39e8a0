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
  ],
  loans: ['/admin/loans', '/admin/loans?status=Pending'],
};

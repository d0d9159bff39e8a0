// What the staff's lists show besides what they open with, by area: what the accessibility journey looks at. How each screen opens, the gallery judges.
export const staffScreens: Record<string, readonly string[]> = {
  'verification and loans': [
    '/admin/verification/model-5?show=waiting&sort=-waiting',
    '/admin/verification/without-documents',
    '/admin/loans?status=Pending',
    '/admin/loans?tab=reviews',
    '/admin/disbursements?show=overdue',
    '/admin/disbursements?show=done',
    '/admin/new-dates?status=Refused',
    '/admin/portfolio?ageing=31-60&sort=late',
  ],
  'contests, redemptions, quizes and e-mail': [
    '/admin/contests?phase=drawn',
    '/admin/redeem?status=Cancelled',
    '/admin/quizes?tab=answers',
    '/admin/email-user/log?state=Failed',
  ],
  'people: users, staff and lenders': [
    '/admin/users?userType=Partner',
    '/admin/users?assigned=me',
    '/admin/signals?state=Decided&kind=Phone',
    '/admin/partners?status=None',
  ],
  'figures, the audit log and forms': [
    '/admin/dashboard?days=365',
    '/admin/audit?action=verification.approve',
    '/admin/jobs?state=Failed',
    '/admin/configure-information?for=FullUser&sort=-points',
  ],
};

// The staff's screens that need no record of their own, by area: what the accessibility journey looks at.
import { withTheRest } from '../../support/plain-screens.ts';

const named: Record<string, readonly string[]> = {
  'the start and the lists of people': [
    '/admin/dashboard',
    '/admin/waiting',
    '/admin/team',
    '/admin/team/decided',
    '/admin/users',
    '/admin/messages',
    '/admin/complaints',
    '/admin/update-password',
    '/admin/second-step',
  ],
  'submissions and verification': [
    '/admin/submission',
    '/admin/submission/model-5',
    '/admin/verification',
    '/admin/verification/model-5',
    '/admin/verification/model-5?show=waiting&sort=-waiting',
    '/admin/verification/reasons',
    '/admin/verification/without-documents',
  ],
  loans: ['/admin/loans', '/admin/loans?status=Pending', '/admin/loans?tab=reviews'],
  payouts: ['/admin/disbursements', '/admin/disbursements?show=overdue', '/admin/disbursements?show=done'],
  'waivers and write-offs': ['/admin/adjustments'],
  'repayments from files': ['/admin/repayments'],
  'new dates': ['/admin/new-dates', '/admin/new-dates?status=Refused'],
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
  'e-mail': [
    '/admin/email-user',
    '/admin/email-user/log',
    '/admin/email-user/log?state=Failed',
    '/admin/text-messages',
  ],
  'people: users, staff and lenders': [
    '/admin/users?userType=Partner',
    '/admin/users?assigned=me',
    '/admin/add-admin',
    '/admin/signals',
    '/admin/signals?state=Decided&kind=Phone',
    '/admin/partners',
    '/admin/partners?status=None',
  ],
  'the portfolio and collections': [
    '/admin/portfolio',
    '/admin/portfolio?ageing=31-60&sort=late',
    '/admin/collections',
  ],
  'figures, export and the audit log': [
    '/admin/dashboard?days=365',
    '/admin/export',
    '/admin/audit',
    '/admin/audit?action=verification.approve',
    '/admin/jobs',
    '/admin/jobs?state=Failed',
  ],
  'the configuration of forms': [
    '/admin/configure-information',
    '/admin/configure-information?for=FullUser&sort=-points',
    '/admin/configure-verification',
  ],
  'the decision policy': [
    '/admin/policy',
    '/admin/policy/versions/1',
    '/admin/how-we-decide',
    '/admin/score',
  ],
};

export const staffScreens = withTheRest('/admin/', named);

// Where staff find the record that an entry of the audit log is about; null for what has no page of its own.

const PAGES: Record<string, string> = {
  acquisition: '/admin/redeem/',
  application: '/admin/loans/',
  complaint: '/admin/complaints/',
  contest: '/admin/contests/',
  decisionReview: '/admin/loans/reviews/',
  policy: '/admin/policy/versions/',
  policyDraft: '/admin/policy/drafts/',
  prize: '/admin/prizes/',
  section: '/admin/configure-information/',
  signal: '/admin/signals/',
  submission: '/admin/submission/',
  verification: '/admin/verification/',
  verificationForm: '/admin/configure-verification/',
};

export const recordAddress = ({ kind, record }: { kind: string; record: string }): string | null =>
  Object.hasOwn(PAGES, kind) ? `${PAGES[kind]}${encodeURIComponent(record)}` : null;

/** Borrowers have their page, and lenders one by the same account; staff have none. */
export function personAddress({ _id, userType }: { _id: string; userType: string }): string | null {
  if (userType === 'User') return `/admin/users/${_id}`;
  return userType === 'Partner' ? `/admin/partners/${_id}` : null;
}

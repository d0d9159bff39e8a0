// What a lender reads when it may not agree to a loan.
import type { Verdict } from '../../rules/lender-access.ts';
import { partnerApplicationRefusals } from '../../texts/partner-refusals.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';

export const WHY_NOT_APPROVED = {
  decided: staffApplicationRefusals['application.decided'],
  withdrawn: staffApplicationRefusals['application.withdrawn'],
  may_not_lend: partnerApplicationRefusals['application.lender_may_not_approve'],
  consent_withdrawn: partnerApplicationRefusals['application.consent_withdrawn'],
  applicant_closed: partnerApplicationRefusals['application.applicant_closed'],
} satisfies Record<Exclude<Verdict, 'given'>, unknown>;

// What staff give when they decide about a lender: its status or its licence, and why.
import { changeFields } from '#features/accounts/fields/staff-change.ts';
import { recordFields } from '#shared/record/field.ts';
import { licenceTexts } from '../texts/lenders.ts';
import { lenderDeskTexts as texts } from '../texts/staff-lenders.ts';

export const LENDER_STATUSES = ['Active', 'Deactivated', 'Revoked'] as const;
export const LICENCE_STATES = ['None', 'Applied', 'Licensed', 'Suspended', 'Expired'] as const;

const reason = { ...changeFields.reason, longest: 1_000 } as const;

/** `open`: those that it may have from now on. */
export const lenderStatusFields = (open: readonly (typeof LENDER_STATUSES)[number][] = LENDER_STATUSES) =>
  recordFields({
    status: {
      kind: 'choice',
      label: texts.newStatus,
      choices: open,
      inSight: 1,
      details: texts.consequence,
      errors: { missing: texts.statusNeeded },
    },
    reason,
  });

export const licenceFields = recordFields({
  licenceNumber: { kind: 'line', label: texts.licenceNumber, longest: 60, optional: true },
  licenceState: {
    kind: 'choice',
    label: texts.licenceState,
    choices: LICENCE_STATES,
    named: licenceTexts.states,
    begin: 'None',
  },
  reason,
});

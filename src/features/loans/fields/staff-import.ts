// What staff write when they settle a file of payments: what became of the rows that were not recorded.
import { recordFields } from '#shared/record/field.ts';
import { repaymentImportTexts as texts } from '../texts/staff-imports.ts';

export const settleFields = recordFields({
  note: { kind: 'text', label: texts.settleNote, longest: 1_000, errors: { missing: texts.settleNeeded } },
});

// Why a submitted section must be filled in again: its owner reads it.
import { recordFields } from '#shared/record/field.ts';
import { recordTexts as texts } from '../texts/staff-workbench.ts';

export const reopeningFields = recordFields({
  reason: {
    kind: 'text',
    label: texts.reopenReason,
    longest: 2_000,
    errors: { missing: texts.reopenReason },
  },
});

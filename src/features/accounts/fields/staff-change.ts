// What is asked before something about a person is changed: always why, for the audit log.
import type { UserStatus } from '#shared/actor.ts';
import { recordFields } from '#shared/record/field.ts';
import { personPageTexts as texts } from '../texts/staff-person.ts';

export const changeFields = recordFields({
  reason: {
    kind: 'text',
    label: texts.reason,
    hint: texts.reasonHint,
    longest: 2_000,
    errors: { missing: texts.reasonNeeded },
  },
});

/** `open`: those that it may have from now on. */
export const statusFields = (open: readonly UserStatus[]) =>
  recordFields({
    status: {
      kind: 'choice',
      label: texts.statusLabel,
      choices: open,
      inSight: 1,
      details: texts.statusHint,
      errors: { missing: texts.chooseStatus },
    },
    ...changeFields,
  });

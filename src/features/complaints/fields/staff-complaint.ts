// What staff write about a complaint: the answer, with what was found, and notes for each other.
import { recordFields } from '#shared/record/field.ts';
import { complaintTexts } from '../texts/complaints.ts';
import { complaintDeskTexts as texts } from '../texts/staff-complaints.ts';
import { LONGEST_WORDS } from './complaint.ts';

export const FINDINGS = ['Upheld', 'PartlyUpheld', 'NotUpheld'] as const;

export const complaintAnswerFields = recordFields({
  outcome: {
    kind: 'choice',
    label: texts.outcome,
    hint: texts.outcomeHint,
    choices: FINDINGS,
    named: complaintTexts.outcomes,
    errors: { missing: texts.needsOutcome },
  },
  words: {
    kind: 'text',
    label: texts.answer,
    hint: texts.answerHint,
    longest: LONGEST_WORDS,
    rows: 8,
    errors: { missing: texts.needsAnswer },
  },
});

export const noteFields = (label: string, hint = '') =>
  recordFields({
    words: { kind: 'text', label, hint, longest: LONGEST_WORDS, errors: { missing: texts.needsNote } },
  });

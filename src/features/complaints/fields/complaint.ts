// What somebody writes who complains, who sends an answer back, or who asks for a second person.
import { recordFields } from '#shared/record/field.ts';
import {
  complaintTexts,
  ownComplaintTexts as own,
  complaintFormTexts as texts,
} from '../texts/complaints.ts';

export const CATEGORIES = [
  'Loan',
  'Decision',
  'Papers',
  'Service',
  'Privacy',
  'Lender',
  'Staff',
  'Other',
] as const;

export const COMPLAINT_STATES = ['Received', 'LookedAt', 'Escalated', 'Answered', 'Closed'] as const;

export const LONGEST_WORDS = 4_000;

export const complaintFields = recordFields({
  category: {
    kind: 'choice',
    label: texts.category,
    hint: texts.staffHint,
    choices: CATEGORIES,
    named: complaintTexts.categories,
    errors: { missing: texts.chooseCategory },
  },
  words: {
    kind: 'text',
    label: texts.words,
    hint: texts.wordsHint,
    longest: LONGEST_WORDS,
    rows: 6,
    errors: { missing: texts.writeWords, tooLong: texts.tooLong },
  },
});

/** What is added to a complaint: why it comes back, or why a second person is asked for. */
export const addedFields = recordFields({
  words: {
    kind: 'text',
    label: own.words,
    longest: LONGEST_WORDS,
    errors: { missing: own.writeWords, tooLong: texts.tooLong },
  },
});

// What is asked of whoever takes a second look, of whoever settles a disagreement, and of an admin who sets how often there is one.
import { recordFields } from '#shared/record/field.ts';
import { samplingTexts, secondLookTexts as texts } from '../texts/staff-second-looks.ts';
import { LONGEST_WORDS } from './staff-words.ts';

/** The queues whose verdicts are sampled. */
export const SAMPLED = ['Verification', 'VerificationModel5', 'Applications', 'Complaints'] as const;

export type SampledQueue = (typeof SAMPLED)[number];

const OF_DOCUMENTS = ['Verified', 'Rejected'] as const;

/** What can be found in each. */
export const VERDICTS_OF = {
  Verification: OF_DOCUMENTS,
  VerificationModel5: OF_DOCUMENTS,
  Applications: ['Approved', 'Rejected'],
  Complaints: ['Upheld', 'PartlyUpheld', 'NotUpheld'],
} as const satisfies Record<SampledQueue, readonly string[]>;

export const VERDICTS = ['Verified', 'Approved', 'Rejected', 'Upheld', 'PartlyUpheld', 'NotUpheld'] as const;

export type SecondVerdict = (typeof VERDICTS)[number];

const among = (choices: readonly SecondVerdict[]) =>
  recordFields({
    verdict: {
      kind: 'choice',
      label: texts.verdict,
      column: 'second_verdict',
      choices,
      named: texts.verdicts,
      inSight: 2,
      errors: { missing: texts.needsVerdict },
    },
    note: {
      kind: 'text',
      label: texts.note,
      column: 'second_note',
      hint: texts.noteHint,
      longest: LONGEST_WORDS,
      rows: 3,
      errors: { missing: texts.needsNote },
    },
  });

/** As it is sent, whatever it is about. */
export const secondLookFields = among(VERDICTS);

/** As it is asked for and validated. */
export const secondLookFieldsOf = (queue: SampledQueue) => among(VERDICTS_OF[queue]);

export const findingFields = recordFields({
  finding: {
    kind: 'choice',
    label: texts.finding,
    choices: ['First', 'Second'],
    named: texts.findings,
    inSight: 2,
    errors: { missing: texts.needsFinding },
  },
  words: {
    kind: 'text',
    label: texts.words,
    column: 'judged_words',
    longest: LONGEST_WORDS,
    rows: 3,
    errors: { missing: texts.needsWords },
  },
});

export const shareFields = recordFields({
  percent: {
    kind: 'whole',
    label: samplingTexts.percent,
    hint: samplingTexts.percentHint,
    least: 0,
    most: 100,
  },
});

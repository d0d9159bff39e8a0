// What an officer writes about a signal: what was found, and from what.
import { SIGNAL_VERDICTS } from '#features/casework/fields/staff-signals-about.ts';
import { recordFields } from '#shared/record/field.ts';
import { signalTexts as texts } from '../texts/staff-signals.ts';

const LONGEST_WORDS = 4_000;

export const verdictFields = recordFields({
  verdict: {
    kind: 'choice',
    label: texts.verdict,
    choices: SIGNAL_VERDICTS,
    named: texts.verdicts,
    details: texts.verdictMeans,
    inSight: 1,
    errors: { missing: texts.needsVerdict },
  },
  words: {
    kind: 'text',
    label: texts.words,
    hint: texts.wordsHint,
    longest: LONGEST_WORDS,
    rows: 5,
    errors: { missing: texts.needsWords },
  },
});

// What can happen to a second look. Whoever sent the documents hears nothing of it: their verdict stands.
import { type Facts, happening, KEPT_ALONE, type Notified } from '#features/activity/server/happening.ts';

const notifies = (): readonly Notified[] => [['staff', 'second-looks casework']];

export const secondVerdictGiven = happening<Facts>('second_look.decide', {
  subject: 'second_look',
  words: { audit: 'Gave a second verdict', timeline: null },
  ...KEPT_ALONE,
  notifies,
});

export const disagreementSettled = happening<Facts>('second_look.settle', {
  subject: 'second_look',
  words: { audit: 'Settled two verdicts that disagreed', timeline: null },
  ...KEPT_ALONE,
  notifies,
});

export const samplingSet = happening<Facts>('second_look.set_share', {
  subject: 'sampling_share',
  words: { audit: 'Set how many verdicts are given twice' },
  ...KEPT_ALONE,
  notifies,
});

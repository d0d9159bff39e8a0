// What staff are refused when they review documents.
import { refusals } from '#shared/declared-refusals.ts';
import { reviewTexts } from './staff-review.ts';
import { undocumentedTexts } from './staff-undocumented.ts';
import { recordTexts } from './staff-workbench.ts';

export const staffVerificationRefusals = refusals({
  'verification.decided': ['conflict', 'This document is decided already.'],
  'verification.undocumented_off': ['conflict', undocumentedTexts.off],
  'verification.documents_asked': ['conflict', 'Documents were asked for here. Look at them in the review.'],
  'submission.reason_needed': ['invalid', recordTexts.reopenReason],
  'verification.undo_late': ['conflict', reviewTexts.undoLate],
  'verification.undo_other': ['conflict', reviewTexts.undoOther],
  'verification.undo_nothing': ['conflict', reviewTexts.undoNothing],
  'second_look.fields': ['invalid', 'Some fields need another look.'],
  'second_look.decided': ['conflict', 'A colleague has given the second verdict already.'],
  'second_look.first': [
    'conflict',
    'These documents wait for a second look, perhaps yours. Give it first, under Everything that waits.',
  ],
  'second_look.lead_reads': [
    'conflict',
    'An admin may read every verdict, so a moderator gives the second one.',
  ],
  'second_look.own': ['conflict', 'The first verdict was yours: another officer takes the second look.'],
  'second_look.nothing_to_settle': ['conflict', 'There is nothing to settle here any more.'],
  'second_look.third_person': ['conflict', 'One of the verdicts was yours: a third person settles it.'],
  'second_look.not_yours': ['conflict', 'An admin gives this to somebody who settles it.'],
  'verification.claimed': ['conflict', 'Somebody else is reviewing this.'],
});

// What staff are refused when they export.
import { refusals } from '#shared/declared-refusals.ts';

export const staffReportRefusals = refusals({
  'score.range': [
    'invalid',
    'Choose a first day that is not after the last one, and a last day that is not after today.',
  ],
  'export.range': ['invalid', 'Choose a first day that is not after the last one.'],
  'export.columns': ['invalid', 'Choose columns and a status that this model has.'],
  'view.fields': ['invalid', 'Give the view a name of 60 characters at most.'],
  'view.taken': ['conflict', 'You have a view of that name here. Choose another.'],
  'view.alone': ['invalid', 'Nobody else works at your desk: keep the view for yourself.'],
  'view.too_many': ['conflict', 'You have 100 views. Delete one that you do not need.'],
  'view.not_yours': ['forbidden', 'Only who saved this view, or an admin, can change it.', 'nothing'],
  'list.columns': ['invalid', 'Choose the columns of the file, each with a heading.'],
  'list.filters': ['invalid', 'The list does not know these filters. Open it again and save it from there.'],
  'list.too_long': [
    'invalid',
    'A file holds 10,000 rows at most. Narrow the list by a search or its filters, or use Export data.',
  ],
});

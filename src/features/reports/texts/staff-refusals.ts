// What staff are refused when they export.
import { refusals } from '#shared/declared-refusals.ts';

export const staffReportRefusals = refusals({
  'export.columns': ['invalid', 'Choose columns and a status that this model has.'],
  'list.columns': ['invalid', 'Choose the columns of the file, each with a heading.'],
  'list.filters': ['invalid', 'The list does not know these filters. Open it again and save it from there.'],
  'list.too_long': [
    'invalid',
    'A file holds 10,000 rows at most. Narrow the list by a search or its filters, or use Export data.',
  ],
});

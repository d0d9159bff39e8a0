// What staff are refused when they export.
import { refusals } from '#shared/declared-refusals.ts';

export const staffReportRefusals = refusals({
  'export.columns': ['invalid', 'Choose columns and a status that this model has.'],
});

// The limit of a first loan, as who has repaid theirs reads it: with the day on which larger amounts open.
import { type Day, showDay } from '#shared/calendar.ts';
import type { OfferOutput } from '../../contract.ts';
import { repaidFirstNote } from '../../texts/decisions.ts';

type Reasons = OfferOutput['reasons'];

export const isHeldByFirst = (reasons: Reasons): boolean =>
  reasons.some(({ code }) => code === 'limit.first_loan');

export const withOpeningDay = (reasons: Reasons, opensOn: Day): Reasons =>
  reasons.map((reason) =>
    reason.code === 'limit.first_loan' ? { ...reason, note: repaidFirstNote(showDay(opensOn)) } : reason,
  );

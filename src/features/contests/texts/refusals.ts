// What a borrower is refused about a contest.
import { refusals } from '#shared/declared-refusals.ts';

export const contestRefusals = refusals({
  'contest.not_open': ['conflict', 'This contest is not open yet.'],
  'contest.closed': ['conflict', 'This contest has ended. Nobody can join it any more.'],
  'contest.not_drawn': ['conflict', 'The tickets are published with the draw.'],
});

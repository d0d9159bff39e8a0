// What an admin is refused about others' second factors.
import { refusals } from '#shared/declared-refusals.ts';

export const staffFactorRefusals = refusals({
  'second_factor.none_to_reset': ['conflict', 'This person has no second step to reset.'],
});

// What staff are refused about what waits.
import { refusals } from '#shared/declared-refusals.ts';

export const caseworkRefusals = refusals({
  'casework.settled': ['conflict', 'This waits no longer. Reload to see how it was decided.'],
  'casework.taken': ['conflict', 'A colleague looks after this now. Reload to see who.'],
  'casework.not_yours': ['conflict', 'This is not yours to give up. An admin can assign it.'],
  'casework.took_part': [
    'conflict',
    'Whoever took part in this, or is one hand with who did, cannot look after it. Choose somebody else.',
  ],
  'casework.not_staff': ['invalid', 'Choose one of the staff who can log in.'],
  'second_person.one_hand': [
    'conflict',
    'For a week, whoever adds somebody to the staff is no second person for them. Somebody else has to confirm.',
  ],
  'casework.fields': ['invalid', 'Some fields need another look.'],
});

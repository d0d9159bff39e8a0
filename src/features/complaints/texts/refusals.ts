// What somebody is refused who complains.
import { refusals } from '#shared/declared-refusals.ts';

export const complaintRefusals = refusals({
  'complaint.fields': ['invalid', 'Some fields need another look.'],
  'complaint.too_many': ['tooMany', 'Many complaints came in a short time.', 'throttle'],
  'complaint.not_yours_to_name': [
    'invalid',
    'That loan or application is not yours. Choose one from the list.',
  ],
  'complaint.no_way_back': [
    'conflict',
    'This complaint cannot be sent back now. You can send a new one and name its number.',
  ],
  'complaint.no_second_person': [
    'conflict',
    'You can ask for a second person once: within 30 days of our answer, or when the answer is late.',
  ],
});

// What staff are refused about complaints.
import { refusals } from '#shared/declared-refusals.ts';

export const staffComplaintRefusals = refusals({
  'complaint.answer_fields': ['invalid', 'Choose what was found, and write an answer.'],
  'complaint.note_needed': ['invalid', 'Write something first.'],
  'complaint.not_open': [
    'conflict',
    'This complaint is answered or closed. Reload to see what became of it.',
  ],
  'complaint.not_answered': ['conflict', 'Only a complaint that is answered can be closed.'],
  'complaint.yours': ['conflict', 'This complaint is yours already.'],
  'complaint.taken': ['conflict', 'A colleague has taken this complaint up. Reload to see who.'],
  'complaint.has_owner': [
    'conflict',
    'A complaint that was taken up always has an owner. A colleague takes it over instead.',
  ],
  'complaint.not_yours': ['conflict', 'Take the complaint up before you answer it.'],
  'complaint.second_person': [
    'conflict',
    'Its sender asked for a second person: somebody who has not had it must answer.',
  ],
  'complaint.with_admins': ['conflict', 'This complaint is with the admins already.'],
});

// What staff are refused about accounts: changes, notes, promo codes, assignments.
import { refusals } from '#shared/declared-refusals.ts';

export const staffAccountRefusals = refusals({
  'promo.fields': ['invalid', 'Some fields need another look.'],
  'promo.taken': ['conflict', 'There is a promo code of this name already.'],
  'promo.ended': ['conflict', 'This promo code has ended already.'],
  'account.email_taken': ['conflict', 'There is an account with this email address already.'],
  'account.reason_needed': ['invalid', 'Please give the reason.'],
  'account.changed': ['conflict', 'Somebody has changed this account since you opened it. Look at it again.'],
  'account.status_closed': ['conflict', 'This account cannot be given that status.'],
  'account.model_closed': ['conflict', 'Only a borrower who has taken the quiz has a model to change.'],
  'account.own': ['forbidden', 'You cannot change your own account here.'],
  'account.of_staff': ['forbidden', 'Only an admin may change the account of a member of staff.'],
  'account.admin_only': ['forbidden', 'Failed! Only admin can create new admins.'],
  'assignment.no_manager': ['invalid', 'You must select option to assign users'],
  'assignment.nobody': ['invalid', 'Select the users first.'],
  'assignment.too_many': ['invalid', 'At most 200 users can be assigned at once.'],
  'assignment.unknown_user': [
    'conflict',
    'One of the selected users is no longer there. Reload the list and select again.',
  ],
  'assignment.only_borrowers': ['invalid', 'Only borrowers can be assigned.'],
  'assignment.not_staff': ['invalid', 'Users can be assigned to an admin or a moderator only.'],
  'assignment.manager_closed': ['conflict', 'This colleague cannot log in just now. Choose somebody else.'],
  'note.blank': ['invalid', 'Write something before you add the note.'],
  'note.too_long': ['invalid', 'A note may have 2,000 characters at most.'],
});

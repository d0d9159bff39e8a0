// What staff are refused when they publish a form.
import { refusals } from '#shared/declared-refusals.ts';
import { formRequestTexts } from './staff-form-requests.ts';

export const staffInformationRefusals = refusals({
  'form.invalid': ['invalid', 'This form cannot be published yet. Mend what is marked.'],
  'form.changed': [
    'conflict',
    'Somebody else has published an edit meanwhile. Yours is kept here: look at theirs, then publish yours again.',
  ],
  'form.reason_needed': [
    'invalid',
    'Say why what the decision policy reads is no longer asked, or asked otherwise.',
  ],
  'form.admin_asks': ['forbidden', formRequestTexts.adminAsks, 'nothing'],
  'form.request_open': [
    'conflict',
    'An edit of this section waits for a second person already. It must be decided or withdrawn first.',
  ],
  'form.request_own': ['conflict', 'You asked for this yourself, so somebody else must decide.'],
  'form.request_settled': ['conflict', 'This request has been answered or withdrawn already.'],
  'form.request_overtaken': ['conflict', formRequestTexts.overtaken],
});

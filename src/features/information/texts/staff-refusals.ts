// What staff are refused when they publish a form.
import { refusals } from '#shared/declared-refusals.ts';

export const staffInformationRefusals = refusals({
  'form.invalid': ['invalid', 'This form cannot be published yet. Mend what is marked.'],
  'form.changed': [
    'conflict',
    'Somebody else has published an edit meanwhile. Yours is kept here: look at theirs, then publish yours again.',
  ],
});

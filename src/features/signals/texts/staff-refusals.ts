// What staff are refused about signals.
import { refusals } from '#shared/declared-refusals.ts';

export const signalRefusals = refusals({
  'signal.fields': ['invalid', 'Choose what you found, and write from what you see it.'],
  'signal.decided': ['conflict', 'This signal is decided already. Reload to see how.'],
  'signal.yours': ['conflict', 'This signal is yours already.'],
  'signal.taken': ['conflict', 'A colleague has taken this signal up. Reload to see who.'],
  'signal.not_yours': ['conflict', 'Take the signal up before you decide it.'],
  'signal.changed': [
    'conflict',
    'The accounts that this signal is about have changed since you opened it. Look again, and decide anew.',
  ],
});

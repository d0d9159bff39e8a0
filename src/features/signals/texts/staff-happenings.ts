// What can happen to a signal, as staff read it: in the audit trail, and in the timeline of everybody whom it is about.
import { signalTexts } from './staff-signals.ts';

type Verdict = keyof typeof signalTexts.verdicts;

export const staffHappenings = {
  'signal.find': {
    trail: 'Found a detail that several accounts share',
    timeline: 'Shares a detail with another account',
  },
  'signal.claim': { trail: 'Took up a fraud signal', timeline: null },
  'signal.decide': {
    trail: 'Decided a fraud signal',
    timeline: (verdict: Verdict) => `Shared detail looked at: ${signalTexts.verdicts[verdict]}`,
  },
} as const;

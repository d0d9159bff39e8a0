// The queue in which documents of a model wait.
import type { SAMPLED } from '../../fields/staff-second-look.ts';

export const queueOfAudience = (audience: string): (typeof SAMPLED)[number] =>
  audience === 'FullUser' ? 'Verification' : 'VerificationModel5';

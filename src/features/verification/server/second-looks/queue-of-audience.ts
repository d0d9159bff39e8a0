// The queue in which documents of a model wait.
import type { SampledQueue } from '../../fields/staff-second-look.ts';

export const queueOfAudience = (audience: string): SampledQueue =>
  audience === 'FullUser' ? 'Verification' : 'VerificationModel5';

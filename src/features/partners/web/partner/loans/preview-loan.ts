// How the screens of loans draw what borrowers see, which is a matter of higher areas and handed in by the route.
import type { ReactNode } from 'react';
import type { PublicLoan } from '../../../contract.ts';

/** `incomplete`: it is being typed, and its cost cannot be worked out yet. */
export type PreviewStage = 'stored' | 'typed' | 'incomplete';

export type PreviewLoan = (loan: PublicLoan, stage: PreviewStage) => ReactNode;

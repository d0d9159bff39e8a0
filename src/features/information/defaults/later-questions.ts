// Questions that decisions read, and papers that they rest on, which the shipped forms have asked for since a later version of the product.
import type { DefaultSection } from './default-section.ts';
import { creditInfo } from './first-model/credit-info.ts';

/** Some questions of one shipped section, or some papers of its verification form. */
export type LaterQuestions = {
  section: DefaultSection;
  form: 'information' | 'verification';
  names: readonly string[];
};

/** An installation whose forms are older is given them at its next start. The papers come after the questions that ask for them. */
export const laterQuestions: readonly LaterQuestions[] = [
  {
    section: creditInfo,
    form: 'information',
    names: ['default_cleared_on', 'has_been_bankrupt', 'bankruptcy_ended_on'],
  },
  { section: creditInfo, form: 'verification', names: ['default_papers', 'bankruptcy_papers'] },
];

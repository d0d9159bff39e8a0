// The loan agreement that the product ships with. Other words are another version: papers already made keep theirs.

import type { AgreementWords } from '../contract/agreement.ts';
import { agreementPaperTexts } from '../texts/agreement-paper.ts';

export const agreementTemplate: { version: number; words: AgreementWords } = {
  version: 5,
  words: agreementPaperTexts,
};

/** Its words by section, as a lender's loan has them: what a lender reads before it publishes. */
export const agreementSections = () =>
  agreementTemplate.words.sections.map(({ heading, paragraphs, whereRunForLender = [] }) => ({
    heading,
    paragraphs: [...paragraphs, ...whereRunForLender],
  }));

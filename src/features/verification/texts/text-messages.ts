// What a borrower reads on the phone once somebody has looked at their papers: not how it went, for others may see the screen.
import type { TextTemplate } from '#shared/notices/text-template.ts';
import { brand } from '#texts/brand.ts';

export const reviewMessages = {
  checked: {
    name: 'papers_checked',
    says: (link: string) =>
      `${brand.name}: your papers were checked. See what came of it: ${link} . You can stop these messages under Preferences.`,
  },
} as const satisfies Record<string, TextTemplate>;

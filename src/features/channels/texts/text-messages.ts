// The code that proves a number, as it is sent to it.
import type { TextTemplate } from '#shared/notices/text-template.ts';
import { brand } from '#texts/brand.ts';

export const channelMessages = {
  /** An authentication template at WhatsApp, which has these words of its own and a button that copies the code. */
  code: {
    name: 'number_code',
    isCode: true,
    says: (code: string) => `Your ${brand.name} code is ${code}. Do not share it with anybody.`,
  },
} as const satisfies Record<string, TextTemplate>;

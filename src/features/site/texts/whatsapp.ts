// What is said about WhatsApp where Pimento is passed on or asked for help.
import { brand } from '#texts/brand.ts';

export const whatsAppTexts = {
  share: 'Tell a friend on WhatsApp',
  /** The same for everybody: nothing of whoever passes it on. */
  shareWords: (address: string) =>
    `${brand.name}: small loans in Jamaica, and you see the whole cost before you ask. See what you could get: ${address}`,
  support: 'Write to us on WhatsApp',
} as const;

// What is said on a page that stands where the product's own page cannot be had.
import { brand } from './brand.ts';

export const barePageTexts = {
  title: (heading: string) => `${heading} – ${brand.name}`,
  retry: 'Try again',
  toStart: 'Go to the start',
  refused: 'This page cannot be shown',
  reference: (reference: string) => `If you write to us about it, name this number: ${reference}`,
  tooMany: {
    heading: 'Too many pages at once',
    text: 'Many pages were opened from your connection in a short time, by you or by others who share it. Wait a minute, then try again. Nothing that you sent was lost.',
  },
} as const;

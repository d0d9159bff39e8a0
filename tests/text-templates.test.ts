// What operators hand in at WhatsApp is what is sent.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { channelMessages } from '#features/channels/texts/text-messages.ts';
import { loanMessages } from '#features/loans/texts/borrower/text-messages.ts';
import { reviewMessages } from '#features/verification/texts/text-messages.ts';
import { approvedWords, type TextTemplate } from '#shared/notices/text-template.ts';

const templates: TextTemplate[] = [channelMessages, loanMessages, reviewMessages].flatMap((all) =>
  Object.values<TextTemplate>(all),
);
const operating = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');

it('every template stands in the operator’s page, word for word, and no other', () => {
  const rows = [...operating.matchAll(/^\| `(\w+)` \| (.*\{\{1\}\}.*) \|$/gm)].map(([, name, words]) => [
    name,
    words,
  ]);
  expect(rows).toEqual(templates.map((template) => [template.name, approvedWords(template)]));
});

it.each(templates.map((template) => [template.name, approvedWords(template)]))(
  '%s begins and ends with words of its own, and fits two SMS when filled in',
  (_name, words) => {
    expect(words).not.toMatch(/^\{\{|\}\}\W*$/);
    expect(words.length).toBeLessThan(250);
  },
);

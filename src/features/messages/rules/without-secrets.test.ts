import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  [
    'a link that confirms an address',
    'Confirm: https://pimento.example/verify-email?token=qX3_9aZkP0r-7TyU2bVnMw',
    'Confirm: https://pimento.example/verify-email?…',
  ],
  [
    'a link that sets a password, in the middle of a sentence',
    'Open http://localhost:3000/password-change?token=abc&email=marcia%40example.com today.',
    'Open http://localhost:3000/password-change?… today.',
  ],
  ['a fragment', 'https://pimento.example/in#code=12', 'https://pimento.example/in?…'],
  ['a code that begins with a figure', 'Code 9X3_9aZkP0r7TyU2bVnMw', 'Code …'],
  ['a code with few letters', 'Code 12345678901234567890x', 'Code …'],
  ['a code of figures behind one letter', 'Code x12345678901234567890', 'Code …'],
  ['a code on its own', 'Your code: qX3_9aZkP0r7TyU2bVnMw.', 'Your code: ….'],
])('hides %s', (_what, text, expected) => {
  expect(withoutSecrets(text, '…')).toBe(expected);
});

it.each([
  'We could not accept the documents for Income Information. The reason: too dark, taken on 2026-03-01.',
  'An uncharacteristically-long-word without any figure in it.',
  'The reference 123456789012345678901234 has no letter.',
  'Read and answer: https://pimento.example/messages',
  'Your first instalment of $1,234.56 is due; write to help-and-support@pimento.example.',
])('leaves alone: %s', (text) => {
  expect(withoutSecrets(text, '…')).toBe(text);
});

import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['marcia@gmail.com', 'Gmail'],
  [' Marcia@Hotmail.COM ', 'Outlook'],
  ['marcia@yahoo.com', 'Yahoo Mail'],
  ['marcia@me.com', 'iCloud Mail'],
  ['marcia@gmail.com.example', undefined],
  ['marcia@cwjamaica.com', undefined],
  ['marcia@constructor', undefined],
  ['', undefined],
])('%s is read in %s', (email, name) => {
  expect(mailboxOf(email)?.name).toBe(name);
});

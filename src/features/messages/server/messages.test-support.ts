// Borrowers and officers with a browser each, and the calls that the tests of messages make.
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';

export type Person = Someone & { browser: Caller };

export async function borrowerIn(test: TestApp, known: Parameters<typeof someone>[1] = {}): Promise<Person> {
  const person = await someone(test.services, known);
  return { ...person, browser: await loggedIn(test, person) };
}

export async function officerIn(test: TestApp, known: Parameters<typeof someone>[1] = {}): Promise<Person> {
  const person = await moderator(test.services, known);
  return { ...person, browser: await loggedIn(test, person) };
}

export const send = (from: Person, to: Person, text: string, more: object = {}) =>
  from.browser.reply('POST /api/messages/send', { body: { text, receiverId: to.id, ...more } });

/** A borrower writes to the team under the own id. */
export const write = (from: Person, text: string) => send(from, from, text);

type Thread = {
  messages: {
    number: number;
    text: string;
    sent: boolean;
    from: string;
    read: boolean;
    alsoByMail: boolean;
  }[];
  before: number | null;
  unread: number;
};

export async function threadOf(reader: Person, owner: Person, before?: number): Promise<Thread> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await reader.browser.get(`/api/messages/${owner.id}${query}`)).body as Thread;
}

export async function unreadOf({ browser }: Person): Promise<number> {
  return (await browser.call('GET /api/messages/unread')).unread;
}

// Borrowers and officers with a browser each, and the calls that the tests of messages make.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Reply } from '#tests/support/contract-calls.ts';
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

/**
 * Repeats a call that found a lock taken for too long (503), with the same retry key, as the page does.
 * On a busy machine dozens of calls that queue on one thread's row may meet that limit.
 */
async function retried(attempt: (key: string) => Promise<Reply>): Promise<Reply> {
  const key = randomUUID();
  for (const pauseMs of [400, 1_500]) {
    const reply = await attempt(key);
    if (reply.status !== 503) return reply;
    await setTimeout(pauseMs);
  }
  return attempt(key);
}

export const send = (from: Person, to: Person, text: string, more: object = {}) =>
  retried((key) =>
    from.browser.reply('POST /api/messages/send', { body: { text, receiverId: to.id, ...more } }, { key }),
  );

/** Says that everything up to this number of the owner's thread was on the reader's screen. */
export const read = (reader: Person, owner: Person, upTo: number) =>
  retried((key) =>
    reader.browser.reply(
      'POST /api/messages/read/:id',
      { params: { id: owner.id }, body: { upTo } },
      { key },
    ),
  );

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

// A server of messages in a few lines, and a screen that talks to it as somebody.

import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import type { SessionRecord } from '#shared/actor.ts';
import { setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { Message } from '../contract.ts';

export const borrower: SessionRecord = {
  id: '01a00000-0000-7000-8000-000000000001',
  userType: 'User',
  status: 'Active',
  infoStatus: 'FirstModel',
  fullName: 'Marcia Campbell',
  email: 'marcia@example.com',
  image: null,
};
export const officer: SessionRecord = { ...borrower, id: '01a0-officer', userType: 'Moderator' };

export const message = (number: number, text: string, more: Partial<Message> = {}): Message => ({
  _id: `m${number}`,
  number,
  text,
  created: '2026-03-08T21:05:00.000Z',
  sent: false,
  from: 'Pimento team',
  alsoByMail: false,
  read: true,
  ...more,
});

export type Asked = { request: string; body: unknown; key: string | null };

/** What the server has and was asked; `answers` wins over what it would say by itself. */
export type Server = {
  messages: Message[];
  partners: object[];
  asked: Asked[];
  answers: Record<string, () => Response>;
};

const MESSAGES_A_PAGE = 20;

export function startServer(): Server {
  const server: Server = { messages: [], partners: [], asked: [], answers: {} };
  const say = (url: URL, request: string, body: { text?: string }): Response => {
    if (request === 'GET /api/form') return Response.json({ csrfToken: 'token' });
    if (request === 'GET /api/messages/unread')
      return Response.json({ unread: server.messages.filter(({ sent, read }) => !sent && !read).length });
    if (request === 'GET /api/messages/user/list')
      return Response.json({ rows: server.partners, total: server.partners.length, page: 1, perPage: 8 });
    if (request === 'GET /api/accounts')
      return Response.json({ rows: server.partners, total: server.partners.length, page: 1, perPage: 8 });
    if (request === 'POST /api/messages/send') {
      server.messages.push(message(server.messages.length + 1, body.text ?? '', { sent: true, read: false }));
      return Response.json({ ok: true, message: 'Message send successfully', _id: 'm' });
    }
    if (request.startsWith('POST /api/messages/read/')) {
      server.messages = server.messages.map((one) => ({ ...one, read: true }));
      return Response.json({ ok: true });
    }
    const before = Number(url.searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    const earlier = server.messages.filter(({ number }) => number < before);
    const page = earlier.slice(-MESSAGES_A_PAGE);
    return Response.json({
      partner: { _id: borrower.id, fullName: 'Marcia Campbell', email: borrower.email },
      messages: page,
      before: earlier.length > page.length ? page[0]?.number : null,
      unread: 0,
    });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://self');
    const request = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = init.body ? JSON.parse(String(init.body)) : {};
    server.asked.push({ request, body, key: new Headers(init.headers).get('idempotency-key') });
    return server.answers[request]?.() ?? say(url, request, body);
  });
  return server;
}

export const logInAs = (session: SessionRecord): void => setSession(session);

export function show(element: ReactElement, path = '/'): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showScreen(element, { at: path, client });
  return client;
}

export async function say(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

export const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

export function endOfTest(): void {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
}

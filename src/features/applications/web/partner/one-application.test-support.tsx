// The lender's screen of one application, over a server that answers with it and takes what is decided.
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { LenderApplication as OneApplication } from '../../contract.ts';
import { LenderApplication } from './lender-application.tsx';
import { openApplication } from './open-application.test-support.ts';

type Server = {
  sent: { url: string; body: unknown }[];
  /** The application as it stands. */
  answer: OneApplication;
  /** What whatever is sent is answered with. */
  verdict: Response;
};

/** Stands in for each test of the file. */
export function lendersServer(): Server {
  const server: Server = { sent: [], answer: openApplication, verdict: new Response() };
  beforeEach(() => {
    server.sent = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url === '/api/form') return Response.json({ csrfToken: 'token' });
      if (url.endsWith('/words')) return Response.json({ words: [], mayWrite: false });
      if (url.endsWith('/notes')) return Response.json({ notes: [] });
      if (init.method !== 'POST') return Response.json(server.answer);
      server.sent.push({ url, body: JSON.parse(String(init.body)) });
      return server.verdict.clone();
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    for (const { id } of toastList.now()) toast.dismiss(id);
  });
  return server;
}

/** `changed` tells the screen that something of it has changed. */
export function showApplication() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showScreen(<LenderApplication id="a1" />, { at: '/partner/loan-applications', client });
  return { changed: () => act(() => client.invalidateQueries({ queryKey: ['applications'] })) };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

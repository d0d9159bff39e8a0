// For the screen tests of the workbench: a server with four records in its queue, and an officer's keys.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';
import { vi } from 'vitest';
import type { Review } from '../queries.ts';
import { StaffVerificationPanel } from '../verification-panel.tsx';
import { StaffWorkbench } from './staff-workbench.tsx';
import { waitingDocuments, waitingReview } from './waiting-review.test-support.ts';

const ORDER = ['d1', 'd2', 'd3', 'd4'];
const CREATED = '2026-03-01T10:00:00.000Z';

export const review = (id: string, status: 'Submitted' | 'Verified' | 'Rejected'): Review => ({
  ...waitingReview,
  verification: {
    ...waitingDocuments,
    ...{ _id: id, userId: `u-${id}`, submissionId: `s-${id}`, status, created: CREATED },
  },
  submission: {
    ...waitingReview.submission,
    ...{ _id: `s-${id}`, created: CREATED },
    informationSchema: { _id: 'i1', sId: 'banking', name: `Banking ${id}`, fields: [] },
  },
  user: { ...waitingReview.user, _id: `u-${id}`, fullName: `Marcia ${id}`, created: CREATED },
});

type Verdict = {
  id: string;
  how: 'approve' | 'reject' | 'undo';
  body: { rejectionReason?: string; approvalNote?: string };
};

const atOnce = async () => {};

/** What the server was sent, and how it answers. */
export const server = {
  verdicts: [] as Verdict[],
  reads: [] as string[],
  refused: new Set<string>(),
  /** Each held back until it is let go. */
  answer: atOnce,
  readAhead: atOnce,
};

/** Begins anew, for one test. */
export function startServer(): void {
  Object.assign(server, { verdicts: [], reads: [], refused: new Set(), answer: atOnce, readAhead: atOnce });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    const decision = /^\/api\/verification\/(approve|reject|undo)\/(\w+)$/.exec(pathname);
    if (decision) return decide(decision[1] as Verdict['how'], decision[2] ?? '', body);
    if (pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    if (pathname === '/api/verification/reasons')
      return Response.json({ version: 0, reasons: [{ reason: 'Too dark', sId: null }] });
    if (pathname === '/api/informations/verifications/panel')
      return Response.json({ rows: [], total: 0, page: 1, perPage: 8 });
    if (pathname === '/api/verification/figures')
      return Response.json({ decided: 0, inTime: 0, waiting: 0, late: 0, oldest: null });
    if (pathname === '/api/verification/queue')
      return Response.json({ rows: [], total: 4, page: 1, pages: 1, free: null });
    if (pathname === '/api/verification/claims') return Response.json([]);
    if (pathname === '/api/verification/next') {
      const next = ORDER[ORDER.indexOf(body.after) + 1];
      const claim = { verificationId: next, by: { _id: 'ann', fullName: 'Ann' }, until: CREATED };
      return Response.json({ next: next ? { _id: next, created: CREATED, claim } : null });
    }
    if (pathname.includes('/claim/'))
      return Response.json({ verificationId: 'd1', by: { _id: 'ann', fullName: 'Ann' }, until: CREATED });
    const read = /^\/api\/verification\/(d\d)$/.exec(pathname)?.[1];
    if (!read) return Response.json({ ok: true });
    server.reads.push(read);
    if (read !== 'd1') await server.readAhead();
    return Response.json(review(read, 'Submitted'));
  });
}

async function decide(how: Verdict['how'], id: string, body: Verdict['body']) {
  server.verdicts.push({ how, id, body });
  await server.answer();
  if (server.refused.has(id))
    return Response.json(
      { code: 'verification.claimed', message: 'Keisha Bent is reviewing this' },
      { status: 409 },
    );
  const status = { approve: 'Verified', reject: 'Rejected', undo: 'Submitted' }[how];
  const undoUntil = new Date(Date.now() + 10_000).toISOString();
  return Response.json({ message: how, status, ...(how !== 'undo' && { undoUntil }) });
}

export function held() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  return { wait: () => promise, letGo };
}

const Opened = () => <StaffWorkbench id={useParams().id ?? ''} model="FullUser" />;

export const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });

export async function open(client = newClient()) {
  history.replaceState(null, '', '/admin/verification/d1');
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/verification/:id" element={<Opened />} />
          <Route path="/admin/verification" element={<StaffVerificationPanel />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await shown('d1');
}

export const shown = (id: string) => screen.findByRole('heading', { level: 1, name: `Banking ${id}` });
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const given = () => server.verdicts.map(({ how, id }) => `${how} ${id}`);

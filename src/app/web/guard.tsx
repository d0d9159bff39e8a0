// Which part of the application a session opens, and where everyone else is sent; the server enforces the same on every call.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { wayBackTo } from '#platform/web/frame/way-back.ts';
import { useSession } from '#platform/web/session.ts';
import { isBorrower, isPartner, isQuizLocked, isStaff, type SessionRecord } from '#shared/actor.ts';

type Part = 'visitor' | 'quiz' | 'borrower' | 'partner' | 'staff';

const starts: Record<Part, string> = {
  visitor: '/',
  quiz: '/quiz',
  borrower: '/',
  partner: '/partner/dashboard',
  staff: '/admin/dashboard',
};

export function partOf(session: SessionRecord | null): Part {
  if (!session) return 'visitor';
  if (isStaff(session)) return 'staff';
  if (isPartner(session)) return 'partner';
  if (isQuizLocked(session)) return 'quiz';
  return isBorrower(session) ? 'borrower' : 'visitor';
}

/** Shows its children to those of one part, and sends everyone else to the start of their own; a visitor finds the way back once logged in. */
export function Guard({ part, children }: { part: Part; children: (session: SessionRecord) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const own = partOf(session);
  if (session && own === part) return children(session);
  return <Navigate to={starts[own]} replace state={session ? undefined : wayBackTo(pathname + search)} />;
}

/** Shows its children to everyone but those who may see nothing beside their own part: staff, partners, and a new user before the quiz. */
export function OpenPage({ children }: { children: ReactNode }) {
  const own = partOf(useSession());
  return own === 'staff' || own === 'partner' || own === 'quiz' ? (
    <Navigate to={starts[own]} replace />
  ) : (
    children
  );
}

// What made-up people do: the same work as somebody, at another moment, with transactions of its own.
import { type Work, workOn } from '#platform/server/work.ts';
import type { Actor, UserType } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';

export const workAt = <A extends Actor | null>(work: Work, actor: A, now: Date): Work<A> => {
  const { services, address, userAgent, cookies } = work;
  return workOn({ services, actor, now, address, userAgent, cookies }, null);
};

/** `at` in milliseconds since 1970. */
export function actingAs(work: Work, id: IdOf<'accounts'>, userType: UserType, at: number): Work<Actor> {
  const actor = {
    id,
    sessionId: newId<'sessions'>(),
    userType,
    status: 'Active',
    infoStatus: 'FirstModel',
  } as const;
  return workAt(work, actor, new Date(at));
}

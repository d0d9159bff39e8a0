// What made-up people do: the same work as somebody, at another moment, with transactions of its own.
import { type Work, workOn } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

export const workAt = <A extends Actor | null>(work: Work, actor: A, now: Date): Work<A> => {
  const { services, address, userAgent, cookies } = work;
  return workOn({ services, actor, now, address, userAgent, cookies }, null);
};

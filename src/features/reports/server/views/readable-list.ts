// Whether somebody may read a list: its own route decides, so that nobody has a view of a list that they could not open.
import type { Route } from '#platform/server/http/route.ts';
import { type Actor, isPartner } from '#shared/actor.ts';

/** Gives the routes of the whole server, when a call comes: those of views are among them. */
export type Routes = () => readonly Route[];

export function mayRead(
  routes: Routes,
  actor: Actor,
  { list, place }: { list: string; place: string },
): boolean {
  const route = routes().find(({ key }) => key === `GET ${list}`);
  return (
    place.startsWith(isPartner(actor) ? '/partner/' : '/admin/') && Boolean(route?.served.who.admits(actor))
  );
}

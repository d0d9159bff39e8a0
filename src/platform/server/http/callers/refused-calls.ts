// Tells of refused calls that smell of an attack, once they are answered: a refusal never waits for being counted, nor fails with it.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityEventKind } from '#shared/declared-refusals.ts';
import type { IdOf } from '#shared/id.ts';
import type { Refusal } from '#shared/refusal.ts';
import { isOfTheDesk } from '../who.ts';
import { addressOf, networkOf } from './address.ts';

export type RefusedCall = {
  /** The id of the call in the log. */
  reference: string;
  kind: SecurityEventKind;
  /** The refusal's code. */
  refusal: string;
  /** The method and pattern of the route, without the ids in its address. */
  route: string;
  /** The address of the household or network that called. */
  address: string;
  /** Who was logged in, or whose account the refusal is about. */
  accountId: IdOf<'accounts'> | null;
  /** The e-mail address that a visitor gave, in small letters. It goes into no record and no log as it is. */
  email: string | null;
};

/** Calls `report` for each refused call; to be registered before any route. */
export function watchRefusals(app: FastifyInstance, report: (call: RefusedCall) => void): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { refusal } = request;
    try {
      const kind = refusal && kindOf(refusal, request);
      if (kind) report(callOf(kind, refusal, request));
    } catch (error) {
      request.log.error({ err: error }, 'a refusal that was not counted');
    }
    done();
  });
}

function kindOf(
  { kind, countedAs }: Refusal,
  { actor, routeOptions }: FastifyRequest,
): SecurityEventKind | null {
  if (countedAs) return countedAs === 'nothing' ? null : countedAs;
  if (kind === 'forbidden' && actor) return 'forbidden';
  return kind === 'unauthenticated' && !actor && isOfTheDesk(routeOptions.config.who) ? 'stranger' : null;
}

const callOf = (
  kind: SecurityEventKind,
  { code, accountId }: Refusal,
  request: FastifyRequest,
): RefusedCall => ({
  reference: request.id,
  kind,
  refusal: code,
  route: `${request.method} ${request.routeOptions.url ?? '?'}`,
  address: networkOf(addressOf(request)),
  accountId: request.actor?.id ?? accountId,
  email: request.actor ? null : emailIn(request.body),
});

const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u;

function emailIn(body: unknown): string | null {
  const given = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  const email = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return EMAIL.test(email) ? email : null;
}

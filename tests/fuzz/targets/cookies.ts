// The Cookie header, which anybody can write: read without an error, and what it says of a person is a person's record or nothing.
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { authorityOf, hashToken, knownVisitOf, recordOf } from '#platform/server/http/session-cookies.ts';
import { isBorrower } from '#shared/actor.ts';

const record = { id: '1', fullName: 'Ann Lee', userType: 'User', status: 'Active', infoStatus: 'FirstModel' };

export const seeds = [
  `pimento_session=abc; session=${encodeURIComponent(JSON.stringify(record))}; pimento_visit="x"`,
  'session=null; session=%7B%22fullName%22%3A%22%22%7D; __proto__=1',
  'session="{}"; =; ;;a=%zz; pimento_session=%00',
];

/** Read by the parser that @fastify/cookie brings. */
export function fuzz(bytes: Buffer): void {
  const cookies = parseCookie(bytes.toString('latin1'));
  const request = { cookies } as unknown as FastifyRequest;
  for (const secure of [false, true]) {
    const token = authorityOf(request, secure) ?? knownVisitOf(request, secure);
    if (token !== null) hashToken(token);
  }
  const read = recordOf(request);
  if (read === null) return;
  if (typeof read.fullName !== 'string') throw new Error('a record without a name');
  isBorrower(read);
}

// The cookies of a session: the authority (opaque, unreadable to scripts), the record for display; a visitor's own mark, and that of a
// browser in which somebody has logged in before.

import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionRecord } from '#shared/actor.ts';
import { DEVICE_SECONDS } from '#shared/sessions/longest-lives.ts';

/** Cookie names carry `__Host-` where the site is served over https, which browsers then bind to this host and path. */
const AUTHORITY = 'pimento_session';
const RECORD = 'session';
const VISIT = 'pimento_visit';
const DEVICE = 'pimento_device';
const HALF = 'pimento_half';

export type SessionCookies = {
  begin(token: string, record: SessionRecord, maxAgeSeconds: number): void;
  describe(record: SessionRecord): void;
  end(): void;
  /** The mark of this browser, which outlives its sessions; absent where no browser calls. */
  device?: { token: string | null; keep(token: string): void };
  /** The cookie of a log-in that waits for its second factor. */
  half?: { token: string | null; begin(token: string, maxAgeSeconds: number): void; end(): void };
};

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => hash('sha256', token);

const nameOf = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
  lifetimeSeconds: number,
): SessionCookies {
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const describe = (record: SessionRecord) => {
    reply.setCookie(nameOf(RECORD, secure), JSON.stringify(record), { ...common, maxAge: lifetimeSeconds });
  };
  return {
    describe,
    device: {
      token: request.cookies[nameOf(DEVICE, secure)] ?? null,
      keep(token) {
        reply.setCookie(nameOf(DEVICE, secure), token, { ...common, httpOnly: true, maxAge: DEVICE_SECONDS });
      },
    },
    half: {
      token: request.cookies[nameOf(HALF, secure)] ?? null,
      begin(token, maxAge) {
        reply.setCookie(nameOf(HALF, secure), token, { ...common, httpOnly: true, maxAge });
      },
      end() {
        reply.clearCookie(nameOf(HALF, secure), { ...common, httpOnly: true });
      },
    },
    begin(token, record, maxAge) {
      reply.setCookie(nameOf(AUTHORITY, secure), token, { ...common, httpOnly: true, maxAge });
      describe(record);
    },
    end() {
      reply.clearCookie(nameOf(AUTHORITY, secure), { ...common, httpOnly: true });
      reply.clearCookie(nameOf(RECORD, secure), common);
      // Clears the cache, so that 'back' shows nothing of whoever has left. The app itself clears what the phone has stored (decisions/010).
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** The token of the request's session cookie, or null. */
export const authorityOf = (request: FastifyRequest, secure: boolean): string | null =>
  request.cookies[nameOf(AUTHORITY, secure)] ?? null;

/** What the readable record says; null where it is none. Whoever sends it can have written it: it is for display, like everything in it. */
export function recordOf(request: FastifyRequest): SessionRecord | null {
  const written = request.cookies[nameOf(RECORD, true)] ?? request.cookies[RECORD];
  if (!written) return null;
  try {
    const record = JSON.parse(written) as Partial<SessionRecord> | null;
    return typeof record?.fullName === 'string' ? (record as SessionRecord) : null;
  } catch {
    return null;
  }
}

/** A visitor's mark, made when there is none: what a form token is bound to before anyone has logged in. */
export function visitOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = request.cookies[nameOf(VISIT, secure)];
  if (known) return known;
  const mark = newToken();
  reply.setCookie(nameOf(VISIT, secure), mark, { path: '/', sameSite: 'lax', secure, httpOnly: true });
  return mark;
}

export const knownVisitOf = (request: FastifyRequest, secure: boolean): string | null =>
  request.cookies[nameOf(VISIT, secure)] ?? null;

// Cuts off whoever sends a body by drops: a call that is held open that way costs its sender nothing, and us a connection.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseSlowCall } from '../refusals.ts';

/** How much of a body has to come in each span of time. */
export type Pace = { everyMs: number; leastBytes: number };

/** 64 bytes a second: a hundredth of what the slowest phone has, and a minute without any connection is forgiven. */
const PACE: Pace = { everyMs: 60_000, leastBytes: 3_840 };
/** How often a span is looked at; a call is cut off at most one such part of it later than it could be. */
const LOOKS = 10;

type Coming = { bytes: number; since: number };

/** Cuts off calls whose body comes more slowly than the pace; one that has come whole is left alone. */
export function cutSlowBodies(app: FastifyInstance, { everyMs, leastBytes }: Pace = PACE): void {
  const coming = new Map<IncomingMessage, Coming>();
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.complete || !hasBody(raw)) return done();
    coming.set(raw, { bytes: raw.socket.bytesRead, since: performance.now() });
    raw.once('close', () => coming.delete(raw));
    done();
  });
  const look = () => {
    const now = performance.now();
    for (const [call, { bytes, since }] of coming) {
      if (call.complete) coming.delete(call);
      else if (now - since >= everyMs) {
        const { bytesRead } = call.socket;
        if (bytesRead - bytes < leastBytes) refuseSlowCall(call.socket);
        coming.set(call, { bytes: bytesRead, since: now });
      }
    }
  };
  const timer = setInterval(look, everyMs / LOOKS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

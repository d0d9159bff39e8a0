// Answers every error: an expected 'no' with its code, words and fields; anything else as a 500 with a reference that the log has too. A browser that asks for a page gets it as a page.

import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldErrors, Refusal, statusOfKind } from '#shared/refusal.ts';
import { refusalOf } from '../database/database-errors.ts';
import { asksForPage, refusedPage } from './browser/refused-page.ts';

/** What the browser reads of any failed call. */
export type RefusalBody = { code: string; message: string; fields?: FieldErrors; reference?: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal of this call, if it was refused. */
    refusal: Refusal | null;
  }
}

export function answerErrors(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFor(error, request);
    request.refusal = refusal;
    if (!refusal) {
      request.log.error({ err: error }, 'unexpected');
      const body: RefusalBody = {
        code: 'unexpected',
        message: 'Oops! Something Went wrong. Please try again',
        reference: request.id,
      };
      return send(reply.code(500), body);
    }
    // Such refusals are expected, and a log with a stack for each of a thousand calls could not be read.
    if (refusal.kind === 'unavailable') request.log.warn(whyUnavailable(error, request), 'unavailable');
    if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
    return send(reply.code(statusOfKind[refusal.kind]), bodyOf(refusal));
  });
  app.setNotFoundHandler((_request, reply) => answerMissing(reply));
}

const whyUnavailable = (error: FastifyError, { routeOptions }: FastifyRequest) => ({
  reason: error.cause instanceof Error ? error.cause.message : error.message,
  cause: error.code,
  route: routeOptions.url,
});

export function answerMissing(reply: FastifyReply): FastifyReply {
  return send(reply.code(404), bodyOf(new Refusal('request.not_found')));
}

/** Answers a refusal with a status that only HTTP has a word for; a page leads to `start`. */
export const answerWith = (
  reply: FastifyReply,
  status: number,
  refusal: Refusal,
  start?: string,
): FastifyReply => send(reply.code(status).header('cache-control', 'no-store'), bodyOf(refusal), start);

const send = (reply: FastifyReply, body: RefusalBody, start?: string): FastifyReply =>
  asksForPage(reply.request)
    ? reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(refusedPage({ status: reply.statusCode, ...body }, start))
    : reply.send(body);

type Broken = { status: string; refusal: Refusal };

const TOO_SLOW: Broken = { status: '408 Request Timeout', refusal: new Refusal('request.too_slow') };

/** Why a call was broken, by the code of Node's error; any other is no HTTP at all. */
const BROKEN_CALLS: Record<string, Broken> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    refusal: new Refusal('request.too_large'),
  },
};
const NO_HTTP: Broken = { status: '400 Bad Request', refusal: new Refusal('request.invalid') };

/** Answers what never became a request, and hangs up: what comes behind it on the same line cannot be told apart. */
export function refuseBrokenCall(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  hangUp(socket, BROKEN_CALLS[error.code ?? ''] ?? NO_HTTP, error);
}

/**
 * Answers a caller who was too slow. Whoever reads no answer before they have sent everything does not see it; the
 * end of the connection undoes what the call began.
 */
export const refuseSlowCall = (socket: Socket): void => hangUp(socket, TOO_SLOW);

function hangUp(socket: Socket, { status, refusal }: Broken, error?: Error): void {
  const body = JSON.stringify(bodyOf(refusal));
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

const bodyOf = ({ code, message, fields }: Refusal): RefusalBody => ({
  code,
  message,
  ...(fields ? { fields } : {}),
});

function refusalFor(error: FastifyError, { raw }: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error;
  // A caller who hangs up before all is sent has begun nothing here, which is no fault of ours.
  if (raw.destroyed && !raw.complete) return new Refusal('request.invalid');
  return refusalOf(error) ?? refusalOfFramework(error);
}

/** Fastify's own complaints: all of class 4xx are bad input. */
function refusalOfFramework(error: FastifyError): Refusal | null {
  if (error.statusCode === 413) return new Refusal('request.too_large');
  if (error.statusCode === 429) return new Refusal('request.too_many');
  return error.statusCode !== undefined && error.statusCode < 500 ? new Refusal('request.invalid') : null;
}

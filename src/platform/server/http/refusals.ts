// Answers every error: an expected 'no' with its code, words and fields; anything else as a 500 with a reference that the log has too.

import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldErrors, Refusal, statusOfKind } from '#shared/refusal.ts';
import { refusalOf } from '../database/database-errors.ts';

/** What the browser reads of any failed call. */
export type RefusalBody = { code: string; message: string; fields?: FieldErrors; reference?: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** What this call was refused with. */
    refusal: Refusal | null;
  }
}

export function answerErrors(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFor(error, request);
    request.refusal = refusal;
    if (!refusal) {
      request.log.error({ err: error, reference: request.id }, 'unexpected');
      const body: RefusalBody = {
        code: 'unexpected',
        message: 'Oops! Something Went wrong. Please try again',
        reference: request.id,
      };
      return reply.code(500).send(body);
    }
    if (refusal.kind === 'unavailable')
      request.log.warn({ err: error, reference: request.id }, 'unavailable');
    if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
    const body: RefusalBody = {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.fields ? { fields: refusal.fields } : {}),
    };
    return reply.code(statusOfKind[refusal.kind]).send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('request.not_found');
    return reply.code(404).send({ code: refusal.code, message: refusal.message });
  });
}

function refusalFor(error: FastifyError, { raw }: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error;
  // Whoever hangs up before all is said has begun nothing here, and is no fault of ours.
  if (raw.destroyed && !raw.complete) return new Refusal('request.invalid');
  return refusalOf(error) ?? refusalOfFramework(error);
}

/** Fastify's own complaints: a malformed id is simply not found; everything else of class 4xx is bad input. */
function refusalOfFramework(error: FastifyError): Refusal | null {
  if (error.validation) {
    if (error.validationContext === 'params') return new Refusal('request.not_found');
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.split('/').filter(Boolean),
      message: issue.message ?? '',
    }));
    return new Refusal('request.invalid', { fields: fieldErrorsOf(issues) });
  }
  if (error.statusCode === 413) return new Refusal('request.too_large');
  if (error.statusCode === 429) return new Refusal('request.too_many');
  return error.statusCode !== undefined && error.statusCode < 500 ? new Refusal('request.invalid') : null;
}

/** The first message for each field. */
export function fieldErrorsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  return fields;
}

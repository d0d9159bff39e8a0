// Traces for an OpenTelemetry collector: each call with its statements, each job. Loaded only where a collector is named.
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Tracer, traceBy } from './spans.ts';

const LONGEST_TEXT = 2_000;
/** How often at most the log says that the collector is away. */
const WARNED_EACH_MS = 60_000;

export type Tracing = {
  /** Makes a trace of each call of `app` from now on. */
  ofCalls(app: FastifyInstance): void;
  /** Hands over what is not handed over yet, and follows nothing any more. */
  end(): Promise<void>;
};

/** Follows statements and jobs from now on, and hands what it saw to the collector in the background: nobody ever waits for one. */
export function startTracing({ url, headers, share, name }: NonNullable<Config['traces']>): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    // The trace's own id decides what is sampled, so that callers cannot decide how much is kept.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('pimento');
  traceBy(followedIn(tracer));
  return {
    ofCalls: (app) => followCalls(app, tracer),
    end: async () => {
      traceBy(null);
      await provider.shutdown();
    },
  };
}

type OpenTelemetryTracer = ReturnType<TracerProvider['getTracer']>;

const followedIn = (tracer: OpenTelemetryTracer): Tracer => ({
  statement(text, answer) {
    // A statement outside of any call or job, as one of the queue's own, makes no trace.
    if (!trace.getActiveSpan()?.isRecording()) return;
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, LONGEST_TEXT),
      },
    });
    answer.then(
      () => span.end(),
      (error) => endFailed(span, error),
    );
  },
  job: (name, run) =>
    tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true }, async (span) => {
      try {
        const result = await run();
        span.end();
        return result;
      } catch (error) {
        endFailed(span, error);
        throw error;
      }
    }),
});

/** A fault's kind and no more: its words may hold what somebody wrote. */
function endFailed(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  span.setAttribute('error.type', code || (error instanceof Error ? error.name : 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A call is named by its route, never by the address that was called, and under the reference that its line in the log has. */
function followCalls(app: FastifyInstance, tracer: OpenTelemetryTracer): void {
  logErrors(app);
  const open = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const before = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'none';
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'pimento.reference': request.id,
        },
      },
      before,
    );
    const inside = trace.setSpan(before, span);
    open.set(request, { span, inside });
    context.with(inside, done);
  });
  // A body arrives in events of the connection, which do not carry the call's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const call = open.get(request);
    if (call) context.with(call.inside, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = open.get(request)?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    open.get(request)?.span.setAttribute('error.type', 'aborted').end();
    done();
  });
}

/** Says in the log, once a minute at most, that the collector takes nothing. */
function logErrors({ log }: FastifyInstance): void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warn = (reason: string) => {
    if (performance.now() - warnedAt < WARNED_EACH_MS) return;
    warnedAt = performance.now();
    log.warn({ reason: reason.slice(0, 300) }, 'traces');
  };
  const nothing = () => {};
  diag.setLogger(
    { error: warn, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.ERROR,
  );
}

// The HTTP server with its guards: headers, limits, cookies, multipart, strict validation by contract, plain refusals.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '#shared/refusal.ts';
import type { Config } from '../config.ts';
import { isOfCalls } from './arriving/of-calls.ts';
import { cutSlowBodies, type Pace } from './arriving/slow-bodies.ts';
import { validatorCompiler } from './arriving/validate-shape.ts';
import { thirdPartyOrigins } from './browser/third-parties.ts';
import { addressOf, networkOf, trustedProxies } from './callers/address.ts';
import type { CallCounts } from './callers/call-counts.ts';
import { logCalls, logOf, logTo } from './callers/log.ts';
import { checkHost } from './callers/our-host.ts';
import { MULTIPART_LIMITS } from './multipart.ts';
import { answerErrors, answerMissing, answerWith, refuseBrokenCall } from './refusals.ts';

/** Calls one address may make in a minute, the parts of pages aside: far above a person, below a flood. Guessing has its own, stricter counts. */
const CALLS_A_MINUTE = 1_500;
const HEADERS_TIMEOUT_MS = 30_000;
/** How long a request may take to arrive: six megabytes of photographs from a phone with two bars (20 KB a second) arrive in that time. */
const REQUEST_TIMEOUT_MS = 300_000;
/** How often late requests are looked for: by itself Node looks twice a minute, and would cut them off that much later. */
const LOOK_FOR_LATE_MS = 1_000;
const BODY_BYTES = 512 * 1024;
/**
 * The size from which answers are compressed: a smaller one fits three packets and travels as fast as it is. The list
 * of sections is ten times that, and six times smaller compressed.
 */
const COMPRESSED_FROM_BYTES = 4_096;

/** The quality of brotli, of 11: 4 takes two thirds more time for 3 % fewer bytes of ours. */
const EFFORT = 3;

/** How far back brotli looks for what repeats, as a power of two: 256 KB, more than any answer of ours has; its own 4 MB cost a third of its time and memory for the same bytes. */
const LOOKS_BACK = 18;

/**
 * A page has fifteen parts, and the headers of a whole page with each would be 27 KB. Of the policy a worker takes heed, and a browser that is
 * led to open a part as if it were a page.
 */
const NEEDED_BY_PARTS = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]);
const POLICY_OF_PARTS: [string, string][] = [
  [
    'content-security-policy',
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ],
];

/** The permissions that pages give up: a photograph of a document is taken by the phone's own camera app. */
const NO_DEVICES =
  'camera microphone geolocation payment usb midi accelerometer gyroscope magnetometer display-capture serial hid browsing-topics'
    .split(' ')
    .map((device) => `${device}=()`)
    .join(', ');

const ID_OF_A_PROXY = /^[\w.-]{8,64}$/;

/** The id of a call: the one that the proxy before us has in its own log, where it sends one, or a new one. */
const idOfCall = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID_OF_A_PROXY.test(given) ? given : randomUUID();
};

type Manners = { patienceMs?: number; pace?: Pace; trace?: (app: FastifyInstance) => void };

/** A server without routes yet, which waits so long for a request to be whole, and takes a body that comes at this pace. */
export async function openHttp(
  config: Config,
  counts: CallCounts,
  { patienceMs = REQUEST_TIMEOUT_MS, pace, trace }: Manners = {},
): Promise<FastifyInstance> {
  const ofAnswers = await securityHeaders(config);
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { ...logOf(config), ...logTo(process.stdout.fd) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'reference' }),
    trustProxy: trustedProxies(config),
    bodyLimit: BODY_BYTES,
    requestTimeout: patienceMs,
    // A call that names no host is refused in our own words (our-host.ts).
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, patienceMs),
      connectionsCheckingInterval: Math.min(LOOK_FOR_LATE_MS, patienceMs),
      requireHostHeader: false,
    },
    // Closing, a server finishes what it has begun (drain.ts).
    forceCloseConnections: false,
    return503OnClosing: false,
    genReqId: idOfCall,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // An address that is none names nothing; it is answered before any hook.
    frameworkErrors: (_error, _request, reply) => {
      for (const [name, value] of ofAnswers) reply.header(name, value);
      answerMissing(reply.header('cache-control', 'no-store'));
    },
    clientErrorHandler: refuseBrokenCall,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  // What a call does before it is authorised belongs to its trace as well.
  trace?.(app);
  logCalls(app);
  const misnamedIn = checkHost(config);
  const ofPages = ofAnswers.concat([['permissions-policy', NO_DEVICES]]);
  const ofParts = ofAnswers.filter(([name]) => NEEDED_BY_PARTS.has(name)).concat(POLICY_OF_PARTS);
  app.addHook('onRequest', (request, reply, done) => {
    // Calls that were sent one behind the other and then hung up on have nobody to answer, and no address to count them by.
    if (request.ip === undefined) return void reply.hijack();
    const isAnswer = isOfCalls(request.url);
    const headers = isAnswer ? ofAnswers : request.url.startsWith('/assets/') ? ofParts : ofPages;
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (isAnswer) reply.header('cache-control', 'no-store');
    const misnamed = misnamedIn(request);
    if (misnamed) return void answerWith(reply, misnamed.status, misnamed.refusal, config.publicUrl);
    done();
  });
  cutSlowBodies(app, pace);
  await app.register(rateLimit, {
    global: false,
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    store: counts.store,
    keyGenerator: (request) => networkOf(addressOf(request)),
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => new Refusal('request.too_many'),
  });
  // The limit comes before every route's own hooks, which ask the database, so that what is refused there counts too.
  app.addHook('onRequest', app.rateLimit());
  await app.register(cookie);
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT, [constants.BROTLI_PARAM_LGWIN]: LOOKS_BACK },
    },
  });
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
  return app;
}

/** Helmet's headers, the same with every answer: asked for once, because working them out costs as much as a query. */
async function securityHeaders(config: Config): Promise<[string, string][]> {
  const probe = Fastify();
  await probe.register(helmet, policyOf(config));
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofTheAnswer = ['content-type', 'content-length', 'connection', 'date'];
  return Object.entries(headers).flatMap(([name, value]) =>
    ofTheAnswer.includes(name) ? [] : [[name, String(value)]],
  );
}

function policyOf(config: Config) {
  const https = config.publicUrl?.startsWith('https://') ?? false;
  const others = thirdPartyOrigins(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...others],
        styleSrc: ["'self'", "'unsafe-inline'", ...others],
        imgSrc: ["'self'", 'blob:', 'data:', ...others],
        fontSrc: ["'self'", ...others],
        connectSrc: ["'self'", ...others],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:', ...others],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  } as const;
}

// Mounts routes on Fastify: body, session, guard, form token, validation, retry key, action, answer – in this order, for every route alike.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SessionRecord } from '#shared/actor.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { IdOf } from '#shared/id.ts';
import { Refusal, refuse } from '#shared/refusal.ts';
import { SESSION_SECONDS } from '#shared/sessions/longest-lives.ts';
import type { Db } from '../database/database.ts';
import { inPagesAsked } from '../database/page-clause.ts';
import { type Check, type Condition, checkOf } from '../database/statements/on-condition.ts';
import { refuseOnFullDisk } from '../disk-guard.ts';
import type { ArrivedFile } from '../keep-file.ts';
import type { Services } from '../work.ts';
import { intentOf } from './arriving/intent.ts';
import { addressOf } from './callers/address.ts';
import { type Acting, isStale, mustSetUp } from './callers/second-factor.ts';
import { isFormToken } from './csrf.ts';
import { entityTagOf, isKnown } from './entity-tag.ts';
import { readForm } from './multipart.ts';
import { isReadable, makeReadable } from './readable.ts';
import type { AllReceived, FileReply, Route } from './route.ts';
import { authorityOf, hashToken, knownVisitOf, recordOf, sessionCookies } from './session-cookies.ts';

/** Finds who a session token belongs to; null when it is unknown, ended or its owner may not be logged in. */
export type FindActor = (services: Services, tokenHash: string, now: Date) => Promise<Acting | null>;

/** Recalls whom a session token belonged to when that was last asked, with the condition that must still hold; null where FindActor is to be asked. */
export type RecallActor = (services: Services, tokenHash: string, now: Date) => Recalled | null;

/** `recordUse` is called once the condition has held. */
export type Recalled = { actor: Acting; condition: Condition; recordUse(): void };

/** Who calls, and whether they still may when they write. */
export type Authority = {
  findActor: FindActor;
  recallActor: RecallActor;
  /** Keeps a session from ending until the transaction does; refuses when it has ended. */
  holdSession(db: Db, id: IdOf<'sessions'>): Promise<void>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    who?: string;
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    actor: Acting | null;
    moment: Date;
    /** The condition that must still hold of the caller, where the session was recalled and not looked up. */
    check: (Check & Pick<Recalled, 'recordUse'>) | null;
    form: { files: ArrivedFile[]; extraInfo: unknown } | null;
  }
}

const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

export function mountRoutes(
  app: FastifyInstance,
  services: Services,
  routes: Route[],
  authority: Authority,
): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('form', null);
  app.decorateRequest('check', null);
  for (const route of routes) mount(app, services, route, authority);
}

function mount(
  app: FastifyInstance,
  services: Services,
  { key, endpoint, served }: Route,
  { findActor, recallActor, holdSession }: Authority,
): void {
  const [method = 'GET', path = ''] = key.split(' ');
  const changes = method !== 'GET';
  const { secure } = cookieRules(services);
  /**
   * Authorises the caller when the body is whole. It may take minutes, and whoever was logged out or suspended meanwhile
   * does nothing any more, under no earlier moment.
   */
  const authorise = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.moment = new Date();
    const token = authorityOf(request, secure);
    const recalled =
      token &&
      !endpoint.form &&
      !endpoint.isReport &&
      recallActor(services, hashToken(token), request.moment);
    // Where the browser's record says something else, either it or what was recalled is out of date, and only the database knows which.
    if (!recalled || isOutdated(recordOf(request), recalled.actor)) return authoriseAnew(request, reply);
    request.actor = recalled.actor;
    const { condition, recordUse } = recalled;
    request.check = { ...checkOf(condition, { readsAlong: !changes }), recordUse };
    // Nobody is refused because of what they were a moment ago: before a refusal the database is asked.
    await permit(request).catch(() => authoriseAnew(request, reply));
  };
  const authoriseAnew = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.moment = new Date();
    request.check = null;
    const token = authorityOf(request, secure);
    request.actor = token ? await findActor(services, hashToken(token), request.moment) : null;
    // A record without its session would keep the browser on screens whose every call is refused.
    if (!request.actor && (token || recordOf(request)))
      sessionCookies(request, reply, secure, SESSION_SECONDS).end();
    if (request.actor) refreshRecord(request, reply, request.actor, secure);
    await permit(request);
  };
  const permit = async (request: FastifyRequest): Promise<void> => {
    checkSecondFactor(services, served.who, request);
    if (!served.who.admits(request.actor))
      refuse(request.actor ? (served.who.refusal ?? 'session.not_allowed') : 'session.needed');
    if (served.who.asksAgain && request.actor && isStale(request.actor, request.moment))
      refuse('session.second_factor_again');
    if (!changes) return;
    const secret = authorityOf(request, secure) ?? knownVisitOf(request, secure);
    if (!secret || !isFormToken(header(request, 'csrf-token'), secret)) refuse('request.csrf');
    await refuseOnFullDisk(services);
  };
  app.route({
    method: method as 'GET' | 'POST' | 'PUT',
    url: path,
    schema: schemaOf(endpoint, changes),
    config: { who: served.who.name, endpoint },
    compress: changes || endpoint.output === 'file' ? false : {},
    onRequest: async (request, reply) => {
      // The caller of a body that may be large is authorised before it is taken in too; of a small one once, when it is whole.
      if (!changes || endpoint.form) await authorise(request, reply);
    },
    preValidation: async (request, reply) => {
      if (!Object.values(request.params as Record<string, string>).every(isReadable))
        refuse('request.not_found');
      request.query = makeReadable(request.query);
      if (endpoint.form) request.form = await readForm(request, endpoint.form);
      else request.body = makeReadable(request.body);
      if (changes) await authorise(request, reply);
    },
    handler: async (request, reply) => {
      const received = receivedOf(request);
      const intent = changes
        ? await intentOf(request, received, endpoint, { ...services.config, secure })
        : null;
      const readsFrom = endpoint.isReport ? ((await services.replica?.caughtUp()) ?? undefined) : undefined;
      const runFrom = (from: Db | undefined) =>
        inPagesAsked(received.query, () =>
          served.run(
            { ...groundOf(services, request, reply, holdSession), readsFrom: from },
            intent,
            received,
          ),
        );
      /** A replica may end a long reading, or go in the middle of it: then the primary answers what is not on its way yet. */
      const run = () =>
        runFrom(readsFrom).catch((error) => {
          if (!readsFrom || error instanceof Refusal) throw error;
          return runFrom(undefined);
        });
      const answer = await (request.check
        ? runOn(request.check, run, () => authoriseAnew(request, reply))
        : run());
      if (endpoint.output === 'file') return sendFile(services, reply, answer as FileReply);
      if (endpoint.sameForAll === 'for good') reply.header('cache-control', KEPT_FOR_GOOD);
      return endpoint.sameForAll === true ? sendOnce(request, reply, answer) : answer;
    },
  });
}

/**
 * What was begun for whoever was recalled counts once the database has said that they are what they were. When they are not, or nothing
 * has asked, they are authorised anew, and it begins again: nothing of it has been written.
 */
async function runOn<Answer>(
  check: Check & Pick<Recalled, 'recordUse'>,
  run: () => Promise<Answer>,
  authoriseAnew: () => Promise<void>,
): Promise<Answer> {
  const [begun] = await Promise.allSettled([check.run(run)]);
  if (!(await check.held())) {
    await authoriseAnew();
    return run();
  }
  check.recordUse();
  if (begun.status === 'rejected') throw begun.reason;
  return begun.value;
}

/** Who has yet to set one up that they need is a visitor where visitors may call, and nobody elsewhere. */
function checkSecondFactor(services: Services, who: Route['served']['who'], request: FastifyRequest): void {
  if (!request.actor || who.beforeSetUp || !mustSetUp(services.config, request.actor)) return;
  if (!who.admits(null)) refuse('session.second_factor_needed');
  request.actor = null;
}

/** What others have changed of the session record since it was written: staff who move a person to the other model, say. */
function refreshRecord(request: FastifyRequest, reply: FastifyReply, actor: Acting, secure: boolean): void {
  const record = recordOf(request);
  if (!record || !isOutdated(record, actor)) return;
  const { userType, status, infoStatus } = actor;
  sessionCookies(request, reply, secure, SESSION_SECONDS).describe({
    ...record,
    userType,
    status,
    infoStatus,
  });
}

/** Whether a record of the actor's says of them what they are not; one of somebody else's is left as it is. */
const isOutdated = (record: SessionRecord | null, actor: Acting): boolean =>
  record?.id === actor.id &&
  (record.userType !== actor.userType ||
    record.status !== actor.status ||
    record.infoStatus !== actor.infoStatus);

const cookieRules = (services: Services) => ({
  secure: services.config.publicUrl?.startsWith('https://') ?? false,
});

/** The schema of a call without a body, which refuses unknown fields too. */
const NOTHING = z.strictObject({}).nullish();
/** The schema of a call without a query. It refuses one, so that whoever asks for another page is not shown the first. */
const NO_QUERY = z.strictObject({});

function schemaOf(endpoint: Endpoint, changes: boolean) {
  return {
    summary: endpoint.summary,
    ...(endpoint.params ? { params: endpoint.params } : {}),
    querystring: endpoint.query ?? NO_QUERY,
    ...(endpoint.form || !changes ? {} : { body: endpoint.body ?? NOTHING }),
    ...(endpoint.output === 'file' ? {} : { response: { 200: endpoint.output } }),
  };
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The parts of the request after validation; their types are the contract's, which Fastify's own types cannot express here. */
const receivedOf = (request: FastifyRequest): AllReceived<Endpoint> =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    files: request.form?.files ?? [],
    extraInfo: request.form?.extraInfo,
  }) as AllReceived<Endpoint>;

function groundOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  holdSession: Authority['holdSession'],
) {
  const { actor } = request;
  return {
    services,
    actor,
    ...(actor && actor.userType !== 'User'
      ? { holdSession: (db: Db) => holdSession(db, actor.sessionId) }
      : {}),
    now: request.moment,
    address: addressOf(request),
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
    cookies: sessionCookies(request, reply, cookieRules(services).secure, SESSION_SECONDS),
  };
}

/** Sends an answer, but not again to whoever holds the same one already. */
function sendOnce(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const tag = entityTagOf(JSON.stringify(answer));
  reply.header('cache-control', 'public, no-cache').header('etag', tag);
  return isKnown(request, tag) ? reply.code(304).send() : answer;
}

/**
 * Sends a file's bytes: never sniffed, inert should they be opened as a page, and cached only where everybody may see them, since an id never
 * gets other bytes.
 */
async function sendFile(services: Services, reply: FastifyReply, file: FileReply) {
  const isMade = 'content' in file;
  const content = isMade ? file.content : await services.files.open(file.id);
  return reply
    .header('content-type', file.type)
    .header(
      'content-disposition',
      `${isMade ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', !isMade && file.isPublic ? KEPT_FOR_GOOD : 'private, no-store')
    .send(content);
}

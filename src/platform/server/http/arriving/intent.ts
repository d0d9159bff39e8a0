// What makes a retry of a call recognisable: the key that it carries, whose it is, and what it asks for.
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#shared/endpoint.ts';
import { refuse } from '#shared/refusal.ts';
import type { Config } from '../../config.ts';
import { keyedHashes } from '../../sealing/secret-key.ts';
import type { Intent } from '../../work.ts';
import type { AllReceived } from '../route.ts';
import { authorityOf, hashToken, knownVisitOf } from '../session-cookies.ts';

const KEY_SHAPE = /^[\w.:-]{8,100}$/;

/**
 * The intent behind a call's idempotency key; null without a key: the call is then taken by itself each time it is sent. What it asks for is
 * kept as a keyed hash: by a plain one whoever reads the database could try out the one number in it that is sealed elsewhere.
 */
export async function intentOf(
  request: FastifyRequest,
  received: AllReceived<Endpoint>,
  { holdsSecret }: Endpoint,
  { dataDir, secure }: Pick<Config, 'dataDir'> & { secure: boolean },
): Promise<Intent | null> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  if (!KEY_SHAPE.test(key)) refuse('request.key_malformed');
  const token = authorityOf(request, secure) ?? knownVisitOf(request, secure) ?? '';
  const asked = [
    holdsSecret ? token : '',
    `${request.method} ${request.url}`,
    JSON.stringify([received.body, received.extraInfo]),
    ...received.files.map((file) => `${file.field} ${file.name} ${hash('sha256', file.bytes)}`),
  ].join('\n');
  const scope = request.actor ? request.actor.id : `visit ${hashToken(token)}`;
  const keyed = await keyedHashes(dataDir, 'retries');
  return { scope, key, requestHash: keyed(asked), formerHash: hash('sha256', asked) };
}

// A public page whose words the database holds: filled and compressed once for each revision of them, then sent from memory.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { askPromptly } from './browser/ask-promptly.ts';
import { entityTagOf, isKnown } from './entity-tag.ts';

/** Reads what a page is filled with. The same revision always fills it alike. */
export type PageFill = (db: Db) => Promise<{ revision: string; fill: (page: string) => string }>;

const BROTLI_QUALITY = 9;

type Sent = { tag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** Fills a page that was built. While the database is away visitors get it as it was last filled, or else as it was built. */
export function filledPage(db: Db, built: string, read: PageFill) {
  let newest = { revision: '', page: prepare(built) };
  const current = askPromptly(async () => {
    const { revision, fill } = await read(db);
    if (newest.revision !== revision) newest = { revision, page: prepare(fill(built)) };
    return newest.page;
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fresh = await current();
    if (!fresh)
      request.log.warn('a page is sent as it was last filled: the database does not tell its words');
    const page = fresh ?? (await newest.page);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.tag)
      .type('text/html; charset=utf-8');
    if (isKnown(request, page.tag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding === 'plain') return reply.send(page.plain);
    return reply.header('content-encoding', encoding).send(page[encoding]);
  };
}

async function prepare(html: string): Promise<Sent> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ]);
  return { tag: entityTagOf(html), plain, br, gzip: zipped };
}

function encodingFor(request: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'plain';
}

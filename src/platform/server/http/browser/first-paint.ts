// A borrower's page as it shows before any script has run: painted at build, with the name of whoever asks put in when it is sent.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBorrower, type SessionRecord } from '#shared/actor.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';

const WRITTEN_AT_BUILD = join(import.meta.dirname, '../../../../../build/painted.json');
/** The marks that the build left: side by side for the initials, with a space between them for the name. */
const INITIALS = '\uE000\uE001';
const NAME = '\uE000 \uE001';
/** Finds the picture, and the link to it in the page's head. */
const PICTURE = /<(?:img|link)[^>]*\uE002[^>]*>/g;
const PICTURE_ADDRESS = '\uE002';

/** What a page says of a person. */
export type Shown = Pick<SessionRecord, 'userType' | 'status' | 'fullName' | 'image'>;

/** A function from the path of an address, its reader and the address of its largest picture to the page; null where none is painted for them. */
export function firstPaints(
  file = WRITTEN_AT_BUILD,
): (path: string, reader: Shown | null, picture?: string | null) => string | null {
  if (!existsSync(file)) return () => null;
  const pages = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  return (path, reader, picture = null) => {
    if (!reader || !isBorrower(reader)) return null;
    const { fullName, image } = reader;
    // A picture comes later, and nothing else should stand in its place.
    const initials = image ? '' : initialsOf(fullName);
    return (
      pages
        .get(path)
        ?.replaceAll(INITIALS, () => escapeHtml(initials))
        .replaceAll(NAME, () => escapeHtml(fullName))
        .replaceAll(PICTURE, (tag) =>
          picture ? tag.replace(PICTURE_ADDRESS, () => escapeHtml(picture)) : '',
        ) ?? null
    );
  };
}

/** The initials of a name, as the avatar writes them. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0).toUpperCase())
    .join('');
}

/** Sends a painted page, which no cache may keep, for it names a person. */
export async function sendPainted(request: FastifyRequest, reply: FastifyReply, page: string) {
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(page, { params }));
}

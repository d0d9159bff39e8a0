// Entity tags: a name for an answer's content, by which a cache asks whether what it holds still stands.
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The entity tag of a content; weak, because the same content travels in several encodings. */
export const entityTagOf = (content: string): string => `W/"${hash('sha256', content, 'base64url')}"`;

/** Whether the caller holds the content of that tag already. */
export const isKnown = (request: FastifyRequest, tag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim() === tag);

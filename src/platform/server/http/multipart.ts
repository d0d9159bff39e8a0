// Reads a multipart body within its limits: files, and one JSON text named extraInfo, validated by the contract.

import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal, refuse } from '#shared/refusal.ts';
import type { ArrivedFile } from '../keep-file.ts';
import { validateShape } from './arriving/validate-shape.ts';
import { makeReadable } from './readable.ts';

export const MULTIPART_LIMITS = {
  fileSize: 10 * 2 ** 20,
  files: 20,
  fields: 4,
  fieldSize: 200_000,
  fieldNameSize: 100,
  parts: 24,
};

/** The most bytes of one request's files together: what a process can hold for several people at once. */
const MOST_BYTES = 40 * 2 ** 20;

/** Reads a form with its files. Refuses a body that is not multipart, over its limits, or whose extraInfo is not as the contract says. */
export async function readForm(
  request: FastifyRequest,
  schema: z.ZodType,
): Promise<{ files: ArrivedFile[]; extraInfo: unknown }> {
  if (!request.isMultipart()) refuse('request.invalid');
  const { files, extraInfo } = await readParts(request).catch(refuseBroken);
  const read = validateShape(schema, makeReadable(extraInfo));
  if (!read.success) throw read.refusal;
  return { files, extraInfo: read.value };
}

async function readParts(request: FastifyRequest): Promise<{ files: ArrivedFile[]; extraInfo: unknown }> {
  const files: ArrivedFile[] = [];
  let extraInfo: unknown = {};
  let total = 0;
  for await (const part of request.parts()) {
    makeReadable(part.fieldname, ['field']);
    if (part.type === 'file') {
      const name = makeReadable(part.filename, [part.fieldname]);
      const bytes = await readAll(part.file);
      total += bytes.length;
      if (total > MOST_BYTES) refuse('request.too_large');
      files.push({ field: part.fieldname, name, bytes, truncated: part.file.truncated });
    } else if (part.fieldname === 'extraInfo') {
      extraInfo = readJson(part.value);
    } else refuse('request.invalid');
  }
  return { files, extraInfo };
}

/** Refuses a broken body. Nothing else is read here, so any other error means that the body was cut off, or is no multipart body at all. */
function refuseBroken(error: unknown): never {
  const isSaid =
    error instanceof Refusal ||
    (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500);
  throw isSaid ? error : new Refusal('request.invalid');
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return refuse('request.invalid');
  }
}

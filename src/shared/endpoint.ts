// The shape of the contract: a table of endpoints keyed by method and path, written in zod, one table a feature.
import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT';
export type EndpointKey = `${Method} /api/${string}`;

export type Endpoint = {
  /** One sentence for the API reference. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A JSON body; strict. */
  body?: z.ZodObject;
  /** The body holds a password: the digest of it that is kept for retries is then keyed by the caller's own token. */
  holdsSecret?: true;
  /** A reading that answers everybody alike: caches may keep it, and ask each time whether it still stands; 'for good' they need not ask. */
  sameForAll?: true | 'for good';
  /** A reading of very much, as a report or an export, which may be asked of a replica of the database. */
  isReport?: true;
  /** A multipart body: files under any field name, and one JSON text named `extraInfo` of this shape. */
  form?: z.ZodObject;
  /** The JSON answer, or 'file' for the bytes of a stored file. */
  output: z.ZodType | 'file';
};

export type EndpointTable = Record<EndpointKey, Endpoint>;

/** Declares a feature's table of endpoints, keeping each one's own type. */
export const endpoints = <Table extends EndpointTable>(table: Table): Table => table;

/** What most calls that write answer: a sentence for whoever made them. */
export const messageAnswer = z.object({ message: z.string() });

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a caller sends to an endpoint. */
export type Input<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: In<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: In<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : unknown) &
  (E['form'] extends z.ZodType
    ? { form: { files: { field: string; file: Blob }[]; extraInfo: In<E['form']> } }
    : unknown);

/** What an endpoint answers. */
export type Output<E extends Endpoint> = E['output'] extends z.ZodType ? z.output<E['output']> : never;

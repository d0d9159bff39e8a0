// Routes as data: for each endpoint of a contract one row, saying who may call it and which action answers.

import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Actor } from '#shared/actor.ts';
import type { Endpoint, EndpointKey, EndpointTable } from '#shared/endpoint.ts';
import { refuse } from '#shared/refusal.ts';
import type { ArrivedFile } from '../keep-file.ts';
import { type Ground, type Intent, type Work, workOn } from '../work.ts';
import type { Who } from './who.ts';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The parts of any request, validated by the contract; undefined where its endpoint declares none. */
export type AllReceived<E extends Endpoint> = {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
  files: ArrivedFile[];
  extraInfo: Read<E['form']>;
};

/** What an action is handed, by its contract: `Received<typeof offerEndpoints, 'POST /api/loan'>`. */
export type Received<Table extends EndpointTable, Key extends keyof Table & EndpointKey> = Declared<
  Table[Key]
>;

type Declared<E extends Endpoint> = Pick<
  AllReceived<E>,
  (keyof E & ('params' | 'query' | 'body')) | ('form' extends keyof E ? 'files' | 'extraInfo' : never)
>;

/** The bytes of a stored file, as the answer of an endpoint whose output is 'file'; a public one may be kept by any cache. */
export type FileReply = { id: string; name: string; type: string; isPublic?: boolean } | MadeFile;

/** A file made for this one answer; the browser saves it and does not open it. */
export type MadeFile = { content: Readable; name: string; type: string };

export type Answer<E extends Endpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : FileReply;

export type Action<E extends Endpoint, A extends Actor | null> = (
  work: Work<A>,
  received: AllReceived<E>,
) => Promise<Answer<E>>;

export type Served<E extends Endpoint> = {
  who: Omit<Who<Actor | null>, 'admits'> & { admits(actor: Actor | null): boolean };
  run(ground: Ground<Actor | null>, intent: Intent | null, received: AllReceived<E>): Promise<Answer<E>>;
};

/** One row of a feature's routes: the guard, then the action. */
export const serve = <E extends Endpoint, A extends Actor | null>(
  who: Who<A>,
  action: Action<E, A>,
): Served<E> => ({
  who,
  run: async (ground, intent, received) => {
    const { actor } = ground;
    if (!who.admits(actor)) return refuse('session.not_allowed');
    return action(workOn<A>({ ...ground, actor }, intent), received);
  },
});

/** An endpoint of a contract with who may call it and what answers; of any contract where none is named. */
export type Route<Table extends EndpointTable = EndpointTable> = {
  [Key in keyof Table & EndpointKey]: { key: Key; endpoint: Table[Key]; served: Served<Endpoint> };
}[keyof Table & EndpointKey];

/** Joins a contract with its rows; an endpoint without a row does not compile. */
export function routesOf<Table extends EndpointTable>(
  table: Table,
  rows: { [Key in keyof Table & EndpointKey]: Served<Table[Key]> },
): Route<Table>[] {
  const keys = Object.keys(table) as (keyof Table & EndpointKey)[];
  const routes = keys.map((key): Route => ({ key, endpoint: table[key], served: rows[key] }));
  // The compiler does not follow a key from one row to the next.
  return routes as Route<Table>[];
}

// Statements that write, commit by themselves and are called often: put together and compiled once, because that costs as much as running them.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { newId } from '#shared/id.ts';
import type { Db } from '../database.ts';
import { CARRIES_CONDITION, type Condition } from './on-condition.ts';

type Part = RawBuilder<unknown>;

/** The places in a statement where the values of a call stand. A value that stands in several places is sent once, so each place says its type. */
type Places<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> };

/** The moment and the address of whoever acts, and new ids, one each time it is asked for, as parts of a statement. */
export type Moment = { now: RawBuilder<Date>; address: RawBuilder<string>; newId(): RawBuilder<string> };

/** What a statement that commits by itself holds besides what it is for. Without a row it must have written nothing. */
export type Parts = {
  /** The condition that the part must hold from which all others follow. */
  stands: RawBuilder<boolean>;
  /** A part that stores the reply, which is JSON, for a retry: where `from` has a row. */
  storedReply(from: Part, reply: Part): Part;
};

/** A condition that is asked in the statement, and under which key its reply is kept for a retry. */
export type Beside = {
  condition: Condition | null;
  intent: { scope: string; key: string; requestHash: string } | null;
};

/** Answers the reply; null where the statement had no row, and so wrote nothing. */
export type CompiledWrite<Reply, Values> = (
  db: Db,
  acts: { now: Date; address: string },
  values: Values,
  beside?: Beside,
) => Promise<Reply | null>;

const NOTHING_BESIDE: Beside = { condition: null, intent: null };

/**
 * A statement that answers its reply, or no row. `build` gets the places of the values that are named and reads nothing else; what is the same
 * in every call it writes into the statement (`sql.lit`).
 */
export function compiledWrite<Reply, Values extends Record<string, unknown>>(
  names: readonly (keyof Values & string)[],
  build: (places: Places<Values>, moment: Moment, parts: Parts) => RawBuilder<{ reply: Reply }>,
): CompiledWrite<Reply, Values> {
  const cached = new Map<string, Compiled<Reply>>();
  return async (db, { now, address }, values, { condition, intent } = NOTHING_BESIDE) => {
    const shape = `${intent ? 'retryable' : ''} ${condition?.text ?? ''}`;
    const known = cached.get(shape) ?? compiledOf(db, names, build, condition, intent !== null);
    cached.set(shape, known);
    const parameters: unknown[] = [now, address];
    for (const name of names) parameters.push(values[name]);
    if (intent) parameters.push(intent.scope, intent.key, intent.requestHash);
    if (condition) parameters.push(...condition.values);
    for (let id = 0; id < known.ids; id++) parameters.push(newId(now.getTime()));
    const { rows } = await db.executeQuery<{ reply: Reply }>({ ...known.query, parameters });
    return rows[0]?.reply ?? null;
  };
}

/** A compiled statement; `ids` is how many new ids it needs. */
type Compiled<Reply> = { query: CompiledQuery<{ reply: Reply }>; ids: number };

/** The places are numbered as the values are sent: moment, address, what is named, the retry's, the condition's, and the new ids. */
function compiledOf<Reply, Values extends Record<string, unknown>>(
  db: Db,
  names: readonly (keyof Values & string)[],
  build: (places: Places<Values>, moment: Moment, parts: Parts) => RawBuilder<{ reply: Reply }>,
  condition: Condition | null,
  isRetryable: boolean,
): Compiled<Reply> {
  let places = 0;
  let ids = 0;
  const next = <Value>(): RawBuilder<Value> => {
    places += 1;
    return sql.raw<Value>(`$${places}`);
  };
  const [now, address] = [next<Date>(), next<string>()];
  const named = Object.fromEntries(names.map((name) => [name, next()])) as Places<Values>;
  const intent = isRetryable ? { scope: next(), key: next(), requestHash: next() } : null;
  const asked = condition && partOf(condition, condition.values.map(next));
  const drawn = () => {
    ids += 1;
    return next<string>();
  };
  const built = build(
    named,
    { now, address, newId: drawn },
    {
      stands: asked ?? sql<boolean>`true`,
      storedReply: (from, reply) =>
        intent
          ? sql`insert into idempotency_keys (scope, key, request_hash, reply, created_at)
              select ${intent.scope}::text, ${intent.key}::text, ${intent.requestHash}::text, jsonb_build_object('reply', ${reply}), ${now}::timestamptz
              from ${from}`
          : sql`select 1`,
    },
  );
  const query = (condition ? sql<{ reply: Reply }>`${built} ${CARRIES_CONDITION}` : built).compile(db);
  if (query.parameters.length > 0)
    throw new TypeError('what is the same in every call is written into a compiled write, by sql.lit');
  return { query, ids };
}

const partOf = ({ text }: Condition, values: readonly Part[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql(Object.assign(text.split(/\$\d+/), { raw: [] }), ...values)}) = 1`;

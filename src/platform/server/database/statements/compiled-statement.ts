// Statements that are built and compiled once: where a list is read all day, putting its statement together costs as much as a third of the call.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import { TAKES_CONDITION } from './on-condition.ts';

/** Stands for a value while a statement is built. Whoever computes with it is told: the result would be cached for everybody. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(
      `'${this.name}' of a compiled statement is a parameter: nothing can be worked out from it`,
    );
  }
}

/**
 * A statement whose text follows from its shape alone. `build` gets the shape and, for each value, a stand-in which may only become a parameter;
 * it must read nothing else. It hardly ever answers no row. The shape is compared as JSON, so it is small, and there are few.
 */
export function compiledStatement<Row, Shape, Values extends Record<string, unknown>>(
  build: (shape: Shape, values: Values) => RawBuilder<Row>,
): (db: Db, shape: Shape, values: Values) => Promise<Row[]> {
  const cached = new Map<string, CompiledQuery<Row>>();
  const compiledFor = (db: Db, shape: Shape, values: Values) => {
    const key = JSON.stringify(shape);
    const known = cached.get(key);
    if (known) return known;
    const stands = Object.fromEntries(Object.keys(values).map((name) => [name, new StandIn(name)]));
    const compiled = sql<Row>`${build(shape, stands as Values)} ${TAKES_CONDITION}`.compile(db);
    cached.set(key, compiled);
    return compiled;
  };
  return async (db, shape, values) => {
    const compiled = compiledFor(db, shape, values);
    const parameters = compiled.parameters.map((each) =>
      each instanceof StandIn ? values[each.name] : each,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

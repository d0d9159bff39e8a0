// Ids in tests: what an answer named or a test made up, as the id of a record.
import type { IdOf } from '#shared/id.ts';

/** A text as the id of a record of `Table`; nobody looks whether it is one. */
export const asId = <Table extends string>(text: string): IdOf<Table> => text as IdOf<Table>;

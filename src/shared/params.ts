// What most addresses name: one record, by its id.
import { z } from 'zod';

/** The parameters of an address that names a record of `Table`. Whether there is one, and whose, the action asks. */
export const paramsOf = <Table extends string>() => z.object({ id: z.uuid().brand<Table>() });

// Who reads a field where its record is answered. A field that does not say so is read by staff alone.
import type { Reader, RecordField, RecordFields } from './field.ts';

/** The readers from the widest circle to the closest: each one reads all that those before it read. */
export const READERS = ['everyone', 'borrower', 'lender', 'staff'] as const satisfies readonly Reader[];

/** For each reader, the declarations of `readBy` whose fields it may read. */
type ReadableBy = {
  everyone: 'everyone';
  borrower: 'everyone' | 'borrower';
  lender: 'everyone' | 'borrower' | 'lender';
  staff: Reader;
};

type ReaderOf<Field extends RecordField> = Field extends { readBy: infer Who extends Reader } ? Who : 'staff';

/** The fields that may be answered to a reader. */
export type ReadBy<Who extends Reader, Fields extends RecordFields> = {
  readonly [Name in keyof Fields as ReaderOf<Fields[Name]> extends ReadableBy[Who]
    ? Name
    : never]: Fields[Name];
};

/** The fields that may not be answered to a reader. */
export type HiddenFrom<Who extends Reader, Fields extends RecordFields> = {
  readonly [Name in keyof Fields as ReaderOf<Fields[Name]> extends ReadableBy[Who]
    ? never
    : Name]: Fields[Name];
};

export const readBy = <Who extends Reader, Fields extends RecordFields>(
  who: Who,
  fields: Fields,
): ReadBy<Who, Fields> => some(fields, (field) => reads(who, field)) as ReadBy<Who, Fields>;

export const hiddenFrom = <Who extends Reader, Fields extends RecordFields>(
  who: Who,
  fields: Fields,
): HiddenFrom<Who, Fields> => some(fields, (field) => !reads(who, field)) as HiddenFrom<Who, Fields>;

const reads = (who: Reader, { readBy = 'staff' }: RecordField): boolean =>
  READERS.indexOf(readBy) <= READERS.indexOf(who);

const some = (fields: RecordFields, isWanted: (field: RecordField) => boolean): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isWanted(field)));

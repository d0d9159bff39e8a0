// A record's fields, each declared once: its kind, its limits and its words. Inputs, faults and the shape on the wire follow from them.
import type { Day } from '../calendar.ts';
import type { Cents } from '../money.ts';

/** Whom a field is answered to: everyone, the borrower whom its record is about and the lender too, the lender, or staff alone. Staff read all. */
export type Reader = 'everyone' | 'borrower' | 'lender' | 'staff';

type Words = {
  label: string;
  hint?: string;
  /** In place of the usual sentences about what is wrong with it. */
  faults?: { missing?: string; tooLong?: string; noNumber?: string; outside?: string };
  /** What stands there in a new record; nothing, or 'no', otherwise. */
  begin?: string | boolean;
  /** May be left empty. */
  optional?: boolean;
  /** Never kept in the browser: it is worth money to whoever reads it. */
  secret?: boolean;
  /** Who reads it where its record is answered; staff alone where nothing is said (`readers.ts`). */
  readBy?: Reader;
  /**
   * Its column, where that is not the field's own name in small letters with `_cents` behind money and `_bps` behind a rate. Null where its
   * action keeps it in a way of its own.
   */
  column?: string | null;
};

/** How a phone's keyboard and the browser's own suggestions help with it. */
type Typing = {
  type?: 'email' | 'tel';
  inputMode?: 'email' | 'tel';
  autoComplete?: string;
  autoCapitalize?: 'characters';
};
/** `line` is kept with single blanks, `text` with its lines. */
type TextField = Words & {
  kind: 'line' | 'text';
  longest: number;
  rows?: number;
  typing?: Typing;
  /** Of the signs of a plain keyboard alone: it is compared, and two that look alike must be one. */
  plain?: boolean;
  /** Kept in capitals, as which it is compared. */
  capitals?: boolean;
};
type WholeField = Words & { kind: 'whole'; least: number; most: number; unit?: string };
/** Dollars where it is typed and on the wire. */
type MoneyField = Words & { kind: 'money'; least: Cents; most: Cents };
/** Per cent where it is typed and on the wire; the limits in hundredths of a per cent. */
type RateField = Words & { kind: 'rate'; leastBps: number; mostBps: number };
/** `named`: what a choice is called where that is not what it is on the wire. */
export type ChoiceField = Words & {
  kind: 'choice';
  choices: readonly string[];
  named?: Readonly<Record<string, string>>;
  /** All of them at once, in so many columns where there is room; each with what it means where `details` says so. */
  inSight?: 1 | 2;
  details?: Readonly<Record<string, string>>;
};
/** YYYY-MM-DD; `faults.outside` where it is not from `earliest` to `latest`. */
export type DayField = Words & { kind: 'day'; earliest?: string; latest?: string };
type YesNoField = Words & { kind: 'yesNo' };
/** Another record, by its id. */
type ReferenceField = Words & { kind: 'reference' };
/** Goes beside the rest, as a file. */
type PictureField = Words & { kind: 'picture' };

export type RecordField =
  | TextField
  | WholeField
  | MoneyField
  | RateField
  | ChoiceField
  | DayField
  | YesNoField
  | ReferenceField
  | PictureField;

export type RecordFields = Readonly<Record<string, RecordField>>;

/** Declares the fields of a record, keeping each one's own type. */
export const recordFields = <const Fields extends RecordFields>(fields: Fields): Fields => fields;

type NumberKind = 'whole' | 'money' | 'rate';
export type Reference = { _id: string; name: string };

/** The fields that are sent as they are typed: all but pictures. */
type Told<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'picture' ? never : Name;
}[keyof Fields];

export type FieldName<Fields extends RecordFields> = Told<Fields> & string;

type DraftValue<Field extends RecordField> = Field extends { kind: 'choice'; choices: readonly (infer One)[] }
  ? One | ''
  : Field extends { kind: NumberKind }
    ? number | null
    : Field extends { kind: 'yesNo' }
      ? boolean
      : string;

/** As it is sent: numbers are null where nothing was given, and NaN where what was given is none. */
export type Draft<Fields extends RecordFields> = { [Name in Told<Fields>]: DraftValue<Fields[Name]> };

type JudgedValue<Field extends RecordField> = Field extends { kind: 'day' }
  ? Field extends { optional: boolean }
    ? Day | ''
    : Day
  : Field extends { optional: boolean }
    ? DraftValue<Field>
    : Exclude<DraftValue<Field>, '' | null>;

/** Once nothing is wrong with it: what has to be given is there. */
export type Judged<Fields extends RecordFields> = { [Name in Told<Fields>]: JudgedValue<Fields[Name]> };

type TypedValue<Field extends RecordField> = Field extends { kind: NumberKind }
  ? string
  : Field extends { kind: 'reference' }
    ? Reference | null
    : DraftValue<Field>;

/** As a form holds it: every figure a text, another record with its name. */
export type Typed<Fields extends RecordFields> = { [Name in Told<Fields>]: TypedValue<Fields[Name]> };

type StoredValue<Field extends RecordField> = Field extends { kind: NumberKind }
  ? number | null
  : Field extends { kind: 'reference' }
    ? Reference
    : Field extends { optional: boolean }
      ? DraftValue<Field> | null
      : DraftValue<Field>;

/** As the server tells it; more may stand beside it. */
export type Stored<Fields extends RecordFields> = { [Name in Told<Fields>]: StoredValue<Fields[Name]> };

/** Those that are told, in the order of their declaration. */
export const toldFields = <Fields extends RecordFields>(fields: Fields) =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'picture') as [FieldName<Fields>, RecordField][];

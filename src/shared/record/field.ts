// A record's fields, each declared once: its kind, its limits and its words. Inputs, validation errors and the shape on the wire follow from them.
import type { Day } from '../calendar.ts';
import type { Cents } from '../money.ts';

/** Whom a field is answered to: everyone, the borrower whom its record is about and the lender too, the lender, or staff alone. Staff read all. */
export type Reader = 'everyone' | 'borrower' | 'lender' | 'staff';

type Words = {
  label: string;
  hint?: string;
  /** Sentences that replace the usual ones about what is wrong with the field. */
  errors?: { missing?: string; tooLong?: string; noNumber?: string; outside?: string };
  /** The value in a new record; nothing, or 'no', where it is left out. */
  begin?: string | boolean;
  /** Whether the field may be left empty. */
  optional?: boolean;
  /** Whether the value is never stored in the browser, because it is worth money to whoever reads it. */
  secret?: boolean;
  /** Who reads the field where its record is answered; staff alone where it is left out (`readers.ts`). */
  readBy?: Reader;
  /**
   * Its column, where that is not the field's own name in small letters with `_cents` behind money and `_bps` behind a rate. Null where its
   * action keeps it in a way of its own.
   */
  column?: string | null;
};

/** Hints for a phone's keyboard and the browser's own suggestions. */
type Typing = {
  type?: 'email' | 'tel';
  inputMode?: 'email' | 'tel';
  autoComplete?: string;
  autoCapitalize?: 'characters';
};
/** A text in one line, which is stored with single blanks (`line`), or with line breaks (`text`). */
type TextField = Words & {
  kind: 'line' | 'text';
  longest: number;
  rows?: number;
  typing?: Typing;
  /** Whether it may hold only the characters of a plain keyboard: it is compared, and two that look alike must be equal. */
  plain?: boolean;
  /** Whether it is stored, and so compared, in capitals. */
  capitals?: boolean;
};
type WholeField = Words & { kind: 'whole'; least: number; most: number; unit?: string };
/** An amount, in dollars where it is typed and on the wire. */
type MoneyField = Words & { kind: 'money'; least: Cents; most: Cents };
/** A rate, in per cent where it is typed and on the wire; its limits are in hundredths of a per cent. */
type RateField = Words & { kind: 'rate'; leastBps: number; mostBps: number };
/** A choice; `named` says what a choice is called where that differs from its name on the wire. */
export type ChoiceField = Words & {
  kind: 'choice';
  choices: readonly string[];
  named?: Readonly<Record<string, string>>;
  /** Shows all choices at once, in so many columns where there is room, each with its meaning from `details`. */
  inSight?: 1 | 2;
  details?: Readonly<Record<string, string>>;
};
/** A day, YYYY-MM-DD; `errors.outside` is said where it is not from `earliest` to `latest`. */
export type DayField = Words & { kind: 'day'; earliest?: string; latest?: string };
type YesNoField = Words & { kind: 'yesNo' };
/** Another record, by its id. */
type ReferenceField = Words & { kind: 'reference' };
/** A picture, which is sent beside the other fields as a file. */
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
type SentName<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'picture' ? never : Name;
}[keyof Fields];

export type FieldName<Fields extends RecordFields> = SentName<Fields> & string;

type DraftValue<Field extends RecordField> = Field extends { kind: 'choice'; choices: readonly (infer One)[] }
  ? One | ''
  : Field extends { kind: NumberKind }
    ? number | null
    : Field extends { kind: 'yesNo' }
      ? boolean
      : string;

/** The fields as they are sent: a number is null where nothing was given, and NaN where the text is no number. */
export type Draft<Fields extends RecordFields> = { [Name in SentName<Fields>]: DraftValue<Fields[Name]> };

type ValidatedValue<Field extends RecordField> = Field extends { kind: 'day' }
  ? Field extends { optional: boolean }
    ? Day | ''
    : Day
  : Field extends { optional: boolean }
    ? DraftValue<Field>
    : Exclude<DraftValue<Field>, '' | null>;

/** A draft without errors: every required value is there. */
export type Validated<Fields extends RecordFields> = {
  [Name in SentName<Fields>]: ValidatedValue<Fields[Name]>;
};

type TypedValue<Field extends RecordField> = Field extends { kind: NumberKind }
  ? string
  : Field extends { kind: 'reference' }
    ? Reference | null
    : DraftValue<Field>;

/** The fields as a form holds them: every figure as text, and another record with its name. */
export type Typed<Fields extends RecordFields> = { [Name in SentName<Fields>]: TypedValue<Fields[Name]> };

type StoredValue<Field extends RecordField> = Field extends { kind: NumberKind }
  ? number | null
  : Field extends { kind: 'reference' }
    ? Reference
    : Field extends { optional: boolean }
      ? DraftValue<Field> | null
      : DraftValue<Field>;

/** The fields as the server answers them; an answer may hold more. */
export type Stored<Fields extends RecordFields> = { [Name in SentName<Fields>]: StoredValue<Fields[Name]> };

/** The fields that are sent, in the order of their declaration. */
export const sentFields = <Fields extends RecordFields>(fields: Fields) =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'picture') as [FieldName<Fields>, RecordField][];

// The shape of a record on the wire, made of its fields: what a field must hold is said by `validate.ts`, with words of its own.
import { z } from 'zod';
import { readFigure } from '../figure.ts';
import { type KeptName, keptFields } from './columns.ts';
import { type Reader, type RecordField, type RecordFields, sentFields } from './field.ts';
import { type ReadBy, readBy } from './readers.ts';
import { tidyText } from './values.ts';

type TextShape = z.ZodDefault<z.ZodString>;
type FigureShape = z.ZodDefault<z.ZodNullable<z.ZodNumber>>;
type SwitchShape = z.ZodDefault<z.ZodBoolean>;
type ChoiceShape<One extends string> = z.ZodDefault<z.ZodLiteral<One | ''>>;

type ShapeOf<Field extends RecordField> = Field extends {
  kind: 'choice';
  choices: readonly (infer One extends string)[];
}
  ? ChoiceShape<One>
  : Field extends { kind: 'whole' | 'money' | 'rate' }
    ? FigureShape
    : Field extends { kind: 'yesNo' }
      ? SwitchShape
      : TextShape;

type RecordShape<Fields extends RecordFields> = {
  [Name in keyof Fields as Fields[Name]['kind'] extends 'picture' ? never : Name]: ShapeOf<Fields[Name]>;
};

type FieldOfRecord = { name: string; fields: RecordFields };
const recordsOfShapes = new WeakMap<object, FieldOfRecord>();

/** The field and record that a shape was made of, for shapes that are sent or answered. */
export const recordOfShape = (shape: object): FieldOfRecord | undefined => recordsOfShapes.get(shape);

function ofRecord(shape: z.ZodType, record: FieldOfRecord): z.ZodType {
  recordsOfShapes.set(shape, record);
  return shape;
}

/** For `z.strictObject({ …recordShape(fields) })`, each field under the label that its form gives it; a figure or a switch that is not sent is as in a new record. */
export const recordShape = <Fields extends RecordFields>(fields: Fields): RecordShape<Fields> =>
  Object.fromEntries(
    sentFields(fields).map(([name, field]) => [
      name,
      ofRecord(shapeOf(field).meta({ title: field.label }), { name, fields }),
    ]),
  ) as RecordShape<Fields>;

type AnswerOf<Field extends RecordField> = Field extends {
  kind: 'choice';
  choices: readonly (infer One extends string)[];
}
  ? z.ZodLiteral<One>
  : Field extends { kind: 'whole' | 'money' | 'rate' }
    ? z.ZodNumber
    : Field extends { kind: 'yesNo' }
      ? z.ZodBoolean
      : Field extends { kind: 'day' }
        ? z.core.$ZodBranded<z.ZodISODate, 'day'>
        : z.ZodString;

type RecordAnswer<Fields extends RecordFields> = {
  [Name in KeptName<Fields>]: Fields[Name] extends { optional: boolean }
    ? z.ZodNullable<AnswerOf<Fields[Name]>>
    : AnswerOf<Fields[Name]>;
};

/**
 * For `z.object({ …recordAnswer('everyone', fields) })`: of a stored record's fields those that this reader may know, as the server
 * answers them; no pictures and no other record.
 */
export const recordAnswer = <Who extends Reader, Fields extends RecordFields>(
  who: Who,
  fields: Fields,
): RecordAnswer<ReadBy<Who, Fields>> =>
  Object.fromEntries(
    keptFields<RecordFields>(readBy(who, fields)).map(([name, field]) => [
      name,
      ofRecord(field.optional === undefined ? answerShapeOf(field) : answerShapeOf(field).nullable(), {
        name,
        fields,
      }),
    ]),
  ) as RecordAnswer<ReadBy<Who, Fields>>;

function answerShapeOf(field: RecordField): z.ZodType {
  if (field.kind === 'choice') return z.literal(field.choices);
  if (field.kind === 'yesNo') return z.boolean();
  if (field.kind === 'whole') return z.int();
  if (field.kind === 'day') return z.iso.date().brand<'day'>();
  return field.kind === 'money' || field.kind === 'rate' ? z.number() : z.string();
}

/** Longer than any field takes, so that who writes a little too much reads it in the field's own words. */
const roomFor = (longest: number): number => longest * 4 + 200;
const LONGEST_ID = 100;

function shapeOf(field: RecordField): z.ZodType {
  if (field.kind === 'choice') return z.literal(['', ...field.choices]).default('');
  if (field.kind === 'yesNo') return z.boolean().default(field.begin === true);
  if (field.kind === 'line' || field.kind === 'text')
    return z
      .string()
      .max(roomFor(field.longest))
      .overwrite((text) => tidyText(field, text))
      .default('');
  if (field.kind === 'day' || field.kind === 'reference') return z.string().max(LONGEST_ID).default('');
  return z
    .number()
    .nullable()
    .default(readFigure(String(field.begin ?? '')));
}

// How a table of an analyst is read: which columns are our inputs, which one says what became of a person, and whom to compare.
import { z } from 'zod';

const cell = z.string();
const column = { column: z.string().min(1), unknown: z.array(cell).optional() };

/** A figure out of one column, a sum of such figures, or the same for everybody. */
const oneFigure = z.strictObject({
  ...column,
  /** Figures by cell, for columns of words; what is not named is read as a number. */
  values: z.record(cell, z.number()).optional(),
  times: z.number().optional(),
  plus: z.number().optional(),
});
const figure = z.union([
  oneFigure,
  z.strictObject({ sum: z.array(oneFigure).min(1).max(20) }),
  z.strictObject({ value: z.number() }),
]);

/** Ours by their cell; `otherwise` for cells that `values` does not name. */
const word = <Word extends z.ZodType>(ours: Word) =>
  z.union([
    z.strictObject({
      ...column,
      values: z.record(cell, ours.nullable()).optional(),
      otherwise: ours.optional(),
    }),
    z.strictObject({ value: ours }),
  ]);

const share = z.number().min(0).max(1);

export const judgeMappingSchema = z.strictObject({
  /** Cells that say nothing, in every column; an empty one always does. */
  unknown: z.array(cell).optional(),
  /** `,` in tables where 1.234,5 is a figure. */
  decimal: z.enum(['.', ',']).optional(),
  /** Rows whose cell is in neither list are left out; without `good` every other cell is good. */
  outcome: z.strictObject({ ...column, bad: z.array(cell).min(1), good: z.array(cell).min(1).optional() }),
  /** What is not named here is as of somebody of thirty who did all that is asked and never borrowed from us, or not known. */
  inputs: z.strictObject({
    /** Whole years. */
    age: figure.optional(),
    /** Dollars a month. */
    income: figure.optional(),
    expenses: figure.optional(),
    debtPayments: figure.optional(),
    employmentStatus: word(z.string().max(100)).optional(),
    monthsInJob: figure.optional(),
    creditHistory: word(z.enum(['good', 'claimed', 'none', 'late', 'overdue'])).optional(),
    monthsWithBank: figure.optional(),
    /** Of all sections, 0 to 1. */
    shareVerified: z.union([oneFigure, z.strictObject({ value: share })]).optional(),
    /** Our own instalments in the last year, and by how many days the latest of them was late. */
    instalmentsDue: figure.optional(),
    worstDaysLate: figure.optional(),
    loanStanding: word(z.enum(['none', 'applied', 'open', 'inArrears'])).optional(),
    model: word(z.enum(['FirstModel', 'FullModel'])).optional(),
  }),
  /** By its name: a column of words, or of figures cut at these. */
  groups: z
    .record(
      z.string().min(1),
      z.strictObject({
        ...column,
        values: z.record(cell, cell).optional(),
        from: z.array(z.number()).min(1).max(20).optional(),
      }),
    )
    .optional(),
  /** The second half begins with this cell; cells are compared as text, so write days as 2026-03-01. Without it: half of the rows. */
  halves: z.strictObject({ column: z.string().min(1), from: cell }).optional(),
});

export type JudgeMapping = z.output<typeof judgeMappingSchema>;
export type FigureOf = z.output<typeof figure>;
export type OneFigure = z.output<typeof oneFigure>;

// How a table of an analyst is read: which columns are our inputs, which one says what became of a person, and whom to compare.
import { z } from 'zod';

const cell = z.string();
const column = { column: z.string().min(1), unknown: z.array(cell).optional() };

/** A figure is read from one column, is the sum of several such figures, or is one value that holds for everybody. */
const oneFigure = z.strictObject({
  ...column,
  /** For a column of words: the figure that each cell stands for. A cell that is not named here is read as a number. */
  values: z.record(cell, z.number()).optional(),
  times: z.number().optional(),
  plus: z.number().optional(),
});
const figure = z.union([
  oneFigure,
  z.strictObject({ sum: z.array(oneFigure).min(1).max(20) }),
  z.strictObject({ value: z.number() }),
]);

/** One of our words, read from a column: `values` says which word each cell stands for, `otherwise` is taken for cells that it does not name. */
const word = <Word extends z.ZodType>(ours: Word) =>
  z.union([
    z.strictObject({
      ...column,
      values: z.record(cell, ours.nullable()).optional(),
      otherwise: ours.optional(),
    }),
    z.strictObject({ value: ours }),
  ]);

const yesNo = z.enum(['yes', 'no']);
const share = z.number().min(0).max(1);

export const judgeMappingSchema = z.strictObject({
  /** Cells that mean 'not known', whatever the column; an empty cell always means that. */
  unknown: z.array(cell).optional(),
  /** The decimal sign of the table's figures: `,` where 1.234,5 is a figure. A point where nothing is said. */
  decimal: z.enum(['.', ',']).optional(),
  /** Which cells say that a loan went bad, and which that it went well. Rows whose cell is in neither list are left out; without `good` every cell that is not bad is good. */
  outcome: z.strictObject({ ...column, bad: z.array(cell).min(1), good: z.array(cell).min(1).optional() }),
  /** Where the inputs of a decision are found. An input that is not named is taken to be that of a thirty-year-old who did all that is asked and never borrowed from us, or else as not known. */
  inputs: z.strictObject({
    /** The age in whole years. */
    age: figure.optional(),
    /** Dollars a month, as are `expenses` and `debtPayments`. */
    income: figure.optional(),
    expenses: figure.optional(),
    debtPayments: figure.optional(),
    employmentStatus: word(z.string().max(100)).optional(),
    monthsInJob: figure.optional(),
    creditHistory: word(z.enum(['good', 'claimed', 'none', 'late', 'overdue'])).optional(),
    /** What rules somebody out: a debt in arrears elsewhere, and one in default there that was not shown to be paid. */
    overdueElsewhere: word(yesNo).optional(),
    defaultElsewhere: word(yesNo).optional(),
    /** Months since the last loan of ours that had been in default was repaid, and since a bankruptcy ended; `bankruptcyOpen`, that one has not. */
    ownDefaultMonths: figure.optional(),
    bankruptcyOpen: word(yesNo).optional(),
    bankruptcyMonths: figure.optional(),
    monthsWithBank: figure.optional(),
    /** The share of all sections that is verified, from 0 to 1. */
    shareVerified: z.union([oneFigure, z.strictObject({ value: share })]).optional(),
    /** How many instalments of our own loans fell due in the last year; `worstDaysLate` is the most days by which one of them was late. */
    instalmentsDue: figure.optional(),
    worstDaysLate: figure.optional(),
    loanStanding: word(z.enum(['none', 'applied', 'approved', 'open', 'inArrears'])).optional(),
    model: word(z.enum(['FirstModel', 'FullModel'])).optional(),
  }),
  /** The groups of people to compare, by the name of each grouping: a column of words, or one of figures that `from` cuts into ranges. */
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
  /** Where the table is cut in two to compare earlier loans with later ones: the second half begins with this cell. Cells are compared as text, so days are to be written as 2026-03-01. Without it each half has half of the rows. */
  halves: z.strictObject({ column: z.string().min(1), from: cell }).optional(),
});

export type JudgeMapping = z.output<typeof judgeMappingSchema>;
export type FigureOf = z.output<typeof figure>;
export type OneFigure = z.output<typeof oneFigure>;

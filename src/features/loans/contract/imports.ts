// Imports of repayments on the wire: files of the payment partner, the verdict on each row, and recording them.
import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { settleFields } from '../fields/staff-import.ts';

const moment = z.iso.datetime();
/** Dollars. */
const money = z.number();

const importState = z.enum(['Reading', 'Preview', 'Recording', 'Done', 'Failed', 'Discarded']);

const verdict = z.enum([
  'Ready',
  'Overpays',
  'Ticked',
  'Recorded',
  'AlreadyRecorded',
  'Different',
  'TakenBack',
  'RepeatedInFile',
  'UnknownLoan',
  'BadNumber',
  'NoReference',
  'BadAmount',
  'BadDate',
  'DateOutside',
  'Refused',
]);

const counted = z.object({ rows: z.int(), amount: money });

const importLine = z.object({
  _id: z.string(),
  fileName: z.string(),
  state: importState,
  rowCount: z.int(),
  recorded: counted,
  uploadedBy: z.string(),
  uploadedAt: moment,
});

const listedImport = importLine.extend({
  /** What stands in no books: rows that were left out, or will be, and that nobody has recorded by hand. */
  leftOut: counted,
  ...waitsShape,
});

const repaymentImport = importLine.extend({
  sizeBytes: z.int(),
  rowsRead: z.int(),
  /** Those that rows have, in the order of the list above. */
  verdicts: z.array(counted.extend({ verdict })),
  toRecord: counted,
  /** Of a recorded file: rows that it left out and that somebody has recorded by hand since. */
  byHand: counted,
  /** Whose file it is, where somebody else of the staff has to record it; null where anybody may. */
  notBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  problem: z.string().nullable(),
  /** Of a recorded file: when nothing of it waited any more, and what became of the rows that it left out. */
  settled: z.object({ at: moment, by: z.string(), note: z.string().nullable() }).nullable(),
});

const importRow = z.object({
  line: z.int(),
  /** The cells as the file has them. */
  loanNumber: z.string(),
  reference: z.string(),
  amountGiven: z.string(),
  dateGiven: z.string(),
  payer: z.string(),
  /** As it was read; null where it could not be. */
  amount: money.nullable(),
  receivedOn: z.string().nullable(),
  verdict,
  loanId: z.string().nullable(),
  /** What of a recorded payment was more than is owed. */
  credit: money,
  /** The loan for which somebody recorded by hand a payment that the file left out, or asked for it: then it waits for a second person. */
  byHand: z.object({ loanId: z.string(), loanNumber: z.string(), isAsked: z.boolean() }).nullable(),
});

export const importEndpoints = endpoints({
  'GET /api/loans/imports': {
    summary: 'Files of repayments, the newest first',
    query: pageQuery(eitherEndFirst),
    output: pageOf(listedImport),
  },
  'POST /api/loans/imports': {
    summary: 'Uploads a CSV file of repayments; the same file leads to the import that exists',
    form: z.strictObject({}),
    output: messageAnswer.extend({ _id: z.string(), isNew: z.boolean() }),
  },
  'GET /api/loans/imports/sample': {
    summary: 'A sample of the file',
    output: 'file',
  },
  'GET /api/loans/imports/:id': {
    summary: 'One file of repayments: how far it is, and how many rows have which verdict',
    params: paramsOf<'repayment_imports'>(),
    output: repaymentImport,
  },
  'GET /api/loans/imports/:id/rows': {
    summary: 'Its rows in their order, those with one verdict or all',
    params: paramsOf<'repayment_imports'>(),
    query: pageQuery({ verdict: verdict.optional() }),
    output: pageOf(importRow),
  },
  'GET /api/loans/imports/:id/verdicts': {
    summary: 'All its rows with their verdicts in words, as a CSV file',
    params: paramsOf<'repayment_imports'>(),
    output: 'file',
  },
  'POST /api/loans/imports/:id/record': {
    summary:
      'Records every row that is ready or ticked, in the background. Large, late and ticked rows are recorded by somebody else than who uploaded them',
    params: paramsOf<'repayment_imports'>(),
    /** How many the caller was shown: refused where it is another number by now. */
    body: z.strictObject({ rows: z.int().min(1) }),
    output: messageAnswer,
  },
  'POST /api/loans/imports/:id/tick': {
    summary: 'Ticks a row that pays more than is owed, so that it is recorded too, or takes the tick away',
    params: paramsOf<'repayment_imports'>(),
    body: z.strictObject({ line: z.int().min(1).max(1_000_000), ticked: z.boolean() }),
    output: messageAnswer,
  },
  'POST /api/loans/imports/:id/settle': {
    summary: 'Says what became of the rows that a recorded file left out; it waits for nobody any more',
    params: paramsOf<'repayment_imports'>(),
    body: z.strictObject(recordShape(settleFields)),
    output: messageAnswer,
  },
  'POST /api/loans/imports/:id/discard': {
    summary: 'Discards a file before it is recorded; its rows are removed',
    params: paramsOf<'repayment_imports'>(),
    output: messageAnswer,
  },
});

export const verdictsInOrder = verdict.options;

export type RepaymentImport = z.output<typeof repaymentImport>;
export type ImportState = z.output<typeof importState>;
export type ImportRow = z.output<typeof importRow>;

// The words of importing repayments from the payment partner's file: its columns, the verdicts, the screens of staff.

/** The headings of the file, as people read them; letters may be of any case. */
export const repaymentColumns = {
  loanNumber: 'Loan number',
  reference: 'Reference',
  amount: 'Amount',
  receivedOn: 'Date',
  payer: 'Payer',
} as const;

export const importRefusals = {
  missing: (columns: readonly string[]) =>
    `The first row has no column ${columns.map((column) => `‘${column}’`).join(', ')}. Name the columns as in the sample file.`,
  repeated: (columns: readonly string[]) =>
    `The first row has ${columns.map((column) => `‘${column}’`).join(', ')} more than once. Keep one column of each name.`,
  lostFile: 'The file was lost before it was read. Upload it again.',
} as const;

/** In a sentence, and as the name of a tab. */
export const verdictTexts = {
  Ready: { tab: 'Ready', words: 'Ready to record' },
  Overpays: {
    tab: 'Pays too much',
    words:
      'Left out, because it is more than is owed. Tick it to record it: the rest is then kept as the borrower’s credit',
  },
  Ticked: {
    tab: 'Ticked',
    words: 'Pays too much, and was ticked: the rest is kept as the borrower’s credit',
  },
  Recorded: { tab: 'Recorded', words: 'Recorded' },
  AlreadyRecorded: { tab: 'Recorded before', words: 'Recorded before with the same loan and amount' },
  Different: {
    tab: 'Recorded differently',
    words: 'The reference is recorded with another loan or amount: ask the payment partner which is right',
  },
  TakenBack: {
    tab: 'Taken back',
    words: 'The reference was recorded and taken back: to record it again, add a letter to it, as in A17-B',
  },
  RepeatedInFile: {
    tab: 'Repeated',
    words:
      'The reference stands in an earlier row of this file: another payment needs a reference of its own',
  },
  UnknownLoan: {
    tab: 'Unknown loan',
    words: 'No loan has this number: ask the payment partner whose payment it is',
  },
  BadNumber: { tab: 'Bad loan number', words: 'Not a loan number: nine digits, the last one a check digit' },
  NoReference: {
    tab: 'No reference',
    words: 'The reference is missing, longer than 80 characters or has unusual signs',
  },
  BadAmount: { tab: 'Bad amount', words: 'Not an amount: write it like 1,234.56, above 0' },
  BadDate: { tab: 'Bad date', words: 'Not a date: write it like 2026-03-31 or 31/03/2026' },
  DateOutside: { tab: 'Date outside', words: 'The date is before the loan was paid out, or after today' },
  Refused: { tab: 'Refused', words: 'The books of the loan did not take it' },
} as const;

export const repaymentImportTexts = {
  somebodyElse:
    'You uploaded this file, and it holds what one person does not record alone: a ticked row, a large one, or one dated far back. Somebody else of the staff records it.',
  title: 'Repayments from a file',
  lead: 'Upload the file of the payment partner, look at the verdict on each row, then record what is ready.',
  choose: 'Choose a CSV file',
  uploading: 'Uploading the file',
  limits: 'CSV, at most 10 MB and 100,000 rows. The same file is never recorded twice.',
  columns: 'Columns, in any order: Loan number, Reference, Amount, Date and, if you have it, Payer.',
  sample: 'Download a sample file',
  sampleName: 'repayments-sample.csv',
  samplePayer: 'Marcia Campbell',
  uploaded: 'The file is being read',
  known: 'This file was uploaded before: here is what became of it',
  imports: 'Files uploaded',
  none: 'No file has been uploaded yet.',
  file: 'File',
  state: 'State',
  states: {
    Reading: 'Being read',
    Preview: 'To confirm',
    Recording: 'Being recorded',
    Done: 'Done',
    Failed: 'Failed',
    Discarded: 'Discarded',
  },
  rowsHeading: 'Rows',
  recordedHeading: 'Recorded',
  uploadedHeading: 'Uploaded',
  by: (moment: string, name: string) => `${moment} by ${name}`,
  countAndSum: (rows: number, sum: string) => `${rows.toLocaleString('en')} · ${sum}`,
  reading: 'Reading the file',
  recording: 'Recording repayments',
  rowsOf: (rows: number, all: number) => `${rows.toLocaleString('en')} of ${all.toLocaleString('en')} rows`,
  toRecord: 'To record',
  recorded: 'Recorded',
  notRecorded: 'Not recorded',
  recordedSince: 'Recorded by hand',
  recordedBefore: 'Recorded before',
  allRows: 'Rows in the file',
  confirmed: (moment: string, name: string) => `Confirmed ${moment} by ${name}`,
  previewLead:
    'Nothing is recorded yet. Look at the rows below, then record those that are ready. What pays too much is left out until you tick it.',
  nothingReady:
    'No row of this file can be recorded. Mend the file and upload it again, or discard this one.',
  done: (moment: string, recorded: number) =>
    recorded === 0
      ? `Finished at ${moment}. Nothing was left to record.`
      : `Finished at ${moment}. A receipt goes to each borrower by mail.`,
  discardedNote: (moment: string) =>
    `Discarded at ${moment}. Nothing was recorded, and the rows are removed.`,
  failedNote: (problem: string) => `This file could not be read. ${problem}`,
  record: (rows: number) =>
    rows === 1 ? 'Record 1 repayment' : `Record ${rows.toLocaleString('en')} repayments`,
  recordTitle: (rows: number, sum: string) =>
    rows === 1
      ? `Record 1 repayment of ${sum}?`
      : `Record ${rows.toLocaleString('en')} repayments, ${sum} in all?`,
  recordLead:
    'Each is written into the books of its loan, and its borrower gets a receipt by mail. A wrong one can only be reversed, one by one.',
  leftOut: (rows: number, sum: string) =>
    rows === 1 ? `1 row is left out: ${sum}.` : `${rows.toLocaleString('en')} rows are left out: ${sum}.`,
  allByHand: 'Every row that was left out is recorded by hand.',
  allByHandLead: 'Write what became of them: then the file waits for nobody.',
  settle: 'Settle',
  settleTitle: 'Settle this file',
  settleLead:
    'This money stands in no books yet. Record by hand what can be matched, ask the payment partner about the rest, then write what became of it.',
  settleNote: 'What became of the rows that were left out',
  settleNeeded: 'Write what became of them',
  settled: 'The file is settled',
  settledBy: (moment: string, name: string) => `Settled ${moment} by ${name}`,
  byHandHeading: 'By hand',
  recordByHand: (line: number) => `Record row ${line}`,
  recordedByHand: 'Recorded',
  askedByHand: 'Waits for a second person',
  byHandTitle: (sum: string) => `Whose payment of ${sum} is this?`,
  byHandLead:
    'Choose the loan. Amount, date and reference of the row then stand in its form, to be looked at and recorded.',
  byHandSearch: 'Borrower or loan number',
  byHandHint: 'A part of a name or an e-mail address, or the whole number',
  byHandFind: 'Find loans',
  byHandNone: 'No running loan is found. Try fewer letters.',
  byHandLoan: (number: string) => `Loan ${number}`,
  byHandOwed: (sum: string) => `${sum} owed`,
  byHandMore: 'There are more. Type more letters.',
  tickHeading: 'Record',
  tick: (line: number) => `Record row ${line} too`,
  ticked: 'The row will be recorded',
  unticked: 'The row is left out',
  started: 'The repayments are being recorded',
  discard: 'Discard',
  discardTitle: 'Discard this file?',
  discardLead: 'Its rows are removed and nothing is recorded. You can upload the file again later.',
  discarded: 'The file is discarded',
  download: 'Download verdicts',
  downloadName: 'repayments-',
  rows: 'Rows of the file',
  all: 'All',
  noRows: 'No row has this verdict.',
  line: 'Row',
  verdict: 'Verdict',
  credit: (amount: string) => `${amount} is kept as the borrower’s credit`,
} as const;

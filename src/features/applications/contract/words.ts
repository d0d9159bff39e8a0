// What a lender asks an applicant besides and is answered, and its own notes, on the wire.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { answerFields } from '../fields/answer-words.ts';
import { askFields, noteFields } from '../fields/partner-words.ts';

const wanted = z.enum(['Identity', 'Address', 'Income', 'Bank']);

const word = z.object({
  _id: z.string(),
  by: z.enum(['Lender', 'Borrower']),
  text: z.string(),
  /** Papers that the lender asks for. */
  wants: z.array(wanted),
  writtenAt: z.iso.datetime(),
});

const note = z.object({ _id: z.string(), text: z.string(), writtenAt: z.iso.datetime() });

const ofApplication = { params: paramsOf<'applications'>() };

export const wordsEndpoints = endpoints({
  'GET /api/loan-application/:id/words': {
    summary: 'What the lender asked its applicant and was answered, the first one first; for these two alone',
    ...ofApplication,
    output: z.object({
      words: z.array(word),
      /** Whether the caller may write now. */
      mayWrite: z.boolean(),
    }),
  },
  'POST /api/loan-application/:id/words/ask': {
    summary: 'Asks the applicant for papers or a word while the application waits; the applicant is told',
    ...ofApplication,
    body: z.strictObject(recordShape(askFields)),
    output: messageAnswer,
  },
  'POST /api/loan-application/:id/words/answer': {
    summary: 'Answers what the lender asked; the lender is told',
    ...ofApplication,
    body: z.strictObject(recordShape(answerFields)),
    output: messageAnswer,
  },
  'GET /api/loan-application/:id/notes': {
    summary: "The lender's own notes about an application, the newest first; nobody else reads them",
    ...ofApplication,
    output: z.object({ notes: z.array(note) }),
  },
  'POST /api/loan-application/:id/notes': {
    summary: 'Adds a note for the own people of the lender',
    ...ofApplication,
    body: z.strictObject(recordShape(noteFields)),
    output: messageAnswer,
  },
});

export type ApplicationWord = z.infer<typeof word>;
export type WantedPaper = z.infer<typeof wanted>;

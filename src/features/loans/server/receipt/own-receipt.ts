// Hands out the receipt of one payment as a PDF, to whoever owes the loan that it was made for.

import { Readable } from 'node:stream';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import { makePdf } from '#platform/server/pdf/make-pdf.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { ownLoanEndpoints } from '../../contract/own.ts';
import { receiptPaperTexts as texts } from '../../texts/receipts.ts';
import { statementOf } from '../statement/statement-of.ts';
import { layOutReceipt } from './lay-out-receipt.ts';

/** Makes the receipt. Refuses where there is no such payment in a loan of the caller. */
export async function ownReceipt(
  work: Work<Actor>,
  { params }: Received<typeof ownLoanEndpoints, 'GET /api/loans/own/receipts/:id'>,
): Promise<FileReply> {
  const found = await work.db
    .selectFrom('loan_entries')
    .select('loan_id')
    .where('id', '=', params.id)
    .where('kind', '=', 'Repayment')
    .executeTakeFirst();
  if (!found) return refuse('request.not_found');
  const statement = await statementOf(work, found.loan_id, { borrower: work.actor.id });
  const payment = statement.entries.find(({ _id }) => _id === params.id);
  if (!payment?.receipt) return refuse('request.not_found');
  return {
    content: Readable.from([await makePdf(layOutReceipt(statement, payment, payment.receipt))]),
    name: texts.fileName(payment.receipt),
    type: 'application/pdf',
  };
}

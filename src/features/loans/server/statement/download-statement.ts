// Hands out the statement of a loan as a PDF to its borrower, its lender or staff, and audits it unless its borrower took it.

import { Readable } from 'node:stream';
import { happened } from '#features/activity/server/happened.ts';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import { makePdf } from '#platform/server/pdf/make-pdf.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { ownLoanEndpoints } from '../../contract/own.ts';
import { statementTexts } from '../../texts/statement.ts';
import { statementTaken } from '../desk-happenings.ts';
import { layOutStatement } from './lay-out-statement.ts';
import { type Statement, statementOf } from './statement-of.ts';

export async function ownStatement(
  work: Work<Actor>,
  { params }: Received<typeof ownLoanEndpoints, 'GET /api/loans/own/:id/statement'>,
): Promise<FileReply> {
  return asFile(await statementOf(work, params.id, { borrower: work.actor.id }));
}

export async function staffStatement(
  work: Work<Actor>,
  { params }: Received<typeof ownLoanEndpoints, 'GET /api/loans/admin/:id/statement'>,
): Promise<FileReply> {
  return looked(work, await statementOf(work, params.id, 'anybody'));
}

export async function lenderStatement(
  work: Work<Actor>,
  { params }: Received<typeof ownLoanEndpoints, 'GET /api/loans/partner/:id/statement'>,
): Promise<FileReply> {
  return looked(work, await statementOf(work, params.id, { lendersAccount: work.actor.id }));
}

async function looked(work: Work<Actor>, statement: Statement): Promise<FileReply> {
  await work.transaction((work) =>
    happened(work, statementTaken, { subjectId: statement.loan._id, accountId: statement.accountId }),
  );
  return asFile(statement);
}

async function asFile(statement: Statement): Promise<FileReply> {
  const bytes = await makePdf(layOutStatement(statement));
  return {
    content: Readable.from([bytes]),
    name: statementTexts.fileName(statement.loan.number, dayOf(statement.asOf)),
    type: 'application/pdf',
  };
}

// Hands a lender one of its own lists as a CSV file while it is read; who took what is on record before the first row.
import { csvFile, stampedName } from '#platform/server/csv.ts';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { lenderReportEndpoints } from '../../contract/lender.ts';
import { REPORT_COLUMNS, REPORT_FILE_NAMES } from '../../rules/lender-reports.ts';
import { recordedRows } from '../export/recorded-rows.ts';
import { reportDownloaded, reportFinished } from '../happenings.ts';
import { type Cells, ownRows } from './own-rows.ts';

export async function downloadReport(
  work: Work<Actor>,
  { params: { id: report } }: Received<typeof lenderReportEndpoints, 'GET /api/partner-report/:id'>,
): Promise<FileReply> {
  const company = await work.db
    .selectFrom('partners')
    .select('id')
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  const columns = REPORT_COLUMNS[report].map((heading) => ({
    heading,
    cell: (row: Cells) => row[heading] ?? null,
  }));
  const rows = await recordedRows(work, {
    begins: reportDownloaded,
    of: { report },
    asked: { partnerId: company?.id ?? null },
    batches: company ? ownRows(work, report, company.id) : none(),
    ends: reportFinished,
    count: { named: ({ email, borrower }) => Boolean(email || borrower) },
  });
  return csvFile(stampedName(REPORT_FILE_NAMES[report], work.now), columns, rows);
}

/** The batches of a lender that has no company yet. */
async function* none(): AsyncGenerator<Cells[]> {}

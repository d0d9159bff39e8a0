// Hands a lender one of its own lists as a CSV file while it is read; who took what is on record before the first row.
import { happened } from '#features/activity/server/happened.ts';
import type { Facts, Happening } from '#features/activity/server/happening.ts';
import { csvFile, stampedName } from '#platform/server/csv.ts';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import type { lenderReportEndpoints } from '../../contract/lender.ts';
import { REPORT_COLUMNS, REPORT_FILE_NAMES } from '../../rules/lender-reports.ts';
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
  const id = newId(work.now.getTime());
  await record(work, reportDownloaded, id, { report, partnerId: company?.id ?? null });
  const columns = REPORT_COLUMNS[report].map((heading) => ({
    heading,
    cell: (row: Cells) => row[heading] ?? null,
  }));
  const batches = company ? ownRows(work, report, company.id) : none();
  return csvFile(stampedName(REPORT_FILE_NAMES[report], work.now), columns, recorded(work, id, batches));
}

async function* none(): AsyncGenerator<Cells[]> {}

/** Passes rows on, and after the last of them, or when they break off, audits how many there were and in how many the person is named. */
async function* recorded(work: Work<Actor>, id: string, batches: AsyncIterable<Cells[]>) {
  let [rows, named] = [0, 0];
  let isWhole = false;
  try {
    for await (const batch of batches) {
      for (const row of batch) {
        yield row;
        rows += 1;
        if (row.email || row.borrower) named += 1;
      }
    }
    isWhole = true;
  } finally {
    await record({ ...work, now: new Date() }, reportFinished, id, { rows, named, isWhole });
  }
}

const record = (
  work: Work<Actor>,
  what: Happening<Facts>,
  subjectId: string,
  after: object,
): Promise<string> =>
  work.transaction((inner) => happened({ ...inner, now: work.now }, what, { subjectId }, { after }));

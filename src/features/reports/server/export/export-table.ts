// Hands staff a whole table as a CSV file while it is read, in batches along an index; who took what is on record before the first row.

import { happened } from '#features/activity/server/happened.ts';
import type { Facts, Happening } from '#features/activity/server/happening.ts';
import { csvFile, stampedName } from '#platform/server/csv.ts';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, startOfDay } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { reportEndpoints } from '../../contract.ts';
import { readColumns, readStatus } from '../../rules/export-columns.ts';
import { readSpan } from '../../rules/report-range.ts';
import { staffReportRefusals } from '../../texts/staff-refusals.ts';
import { exportTexts } from '../../texts/staff-reports.ts';
import { exportDownloaded, exportFinished } from '../happenings.ts';
import { batchesOf, type Filters } from './batches.ts';

export async function exportTable(
  work: Work<Actor>,
  { params: { id: model }, query }: Received<typeof reportEndpoints, 'GET /api/export/:id'>,
): Promise<FileReply> {
  const columns = readColumns(model, query.columns) ?? refuse(staffReportRefusals['export.columns']);
  const status = readStatus(model, query.status);
  if (status === null) refuse(staffReportRefusals['export.columns']);
  const span = readSpan(query) ?? refuse(staffReportRefusals['export.range']);
  const filters: Filters = {
    status: status ?? null,
    from: span.from ? startOfDay(span.from) : null,
    before: span.to ? startOfDay(addDays(span.to, 1)) : null,
  };
  const id = newId(work.now.getTime());
  await record(work, exportDownloaded, id, { model, columns, status: filters.status, ...span });
  const headings = columns.map((column) => ({
    heading: exportTexts.columns[column],
    cell: (row: Record<string, string | number | null>) => row[column] ?? null,
  }));
  const rows = recorded(work, id, batchesOf(work, model, filters));
  return csvFile(stampedName(exportTexts.fileName[model], work.now), headings, rows);
}

/** Passes rows on, and after the last of them, or when they break off, audits how many there were. */
async function* recorded<Row>(work: Work<Actor>, id: string, batches: AsyncIterable<Row[]>) {
  let rows = 0;
  let isWhole = false;
  try {
    for await (const batch of batches) {
      for (const row of batch) {
        yield row;
        rows += 1;
      }
    }
    isWhole = true;
  } finally {
    await record({ ...work, now: new Date() }, exportFinished, id, { rows, isWhole });
  }
}

const record = (
  work: Work<Actor>,
  what: Happening<Facts>,
  subjectId: string,
  after: object,
): Promise<string> =>
  work.transaction((inner) => happened({ ...inner, now: work.now }, what, { subjectId }, { after }));

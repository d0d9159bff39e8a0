// Hands staff a whole table as a CSV file while it is read, in batches along an index; who took what is on record before the first row.

import { csvFile, stampedName } from '#platform/server/csv.ts';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, startOfDay } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { reportEndpoints } from '../../contract.ts';
import { readColumns, readStatus } from '../../rules/export-columns.ts';
import { readSpan } from '../../rules/report-range.ts';
import { staffReportRefusals } from '../../texts/staff-refusals.ts';
import { exportTexts } from '../../texts/staff-reports.ts';
import { exportDownloaded, exportFinished } from '../happenings.ts';
import { batchesOf, type Filters } from './batches.ts';
import { recordedRows } from './recorded-rows.ts';

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
  const headings = columns.map((column) => ({
    heading: exportTexts.columns[column],
    cell: (row: Record<string, string | number | null>) => row[column] ?? null,
  }));
  const rows = await recordedRows(work, {
    begins: exportDownloaded,
    of: { model },
    asked: { columns, status: filters.status, ...span },
    batches: batchesOf(work, model, filters),
    ends: exportFinished,
  });
  return csvFile(stampedName(exportTexts.fileName[model], work.now), headings, rows);
}

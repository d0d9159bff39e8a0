// The register of complaints for the supervisor, as a file: dates, categories, states and outcomes; no name, and none of the words.
import { happened } from '#features/activity/server/happened.ts';
import { type CsvColumn, csvFile, stampedName } from '#platform/server/csv.ts';
import type { FileReply } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf, daysBetween } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { numberOf } from '../../rules/complaint.ts';
import { complaintTexts } from '../../texts/complaints.ts';
import { registerTexts as texts } from '../../texts/staff-complaints.ts';
import { registerDownloaded } from '../happenings.ts';

const BATCH = 1_000;

/** Hands out the register. Who took it is audited before the first row leaves. */
export async function downloadRegister(work: Work<Actor>): Promise<FileReply> {
  await work.transaction((work) =>
    happened(work, registerDownloaded, { subjectId: newId(work.now.getTime()) }),
  );
  return csvFile(stampedName(texts.fileName, work.now), COLUMNS, rowsOf(work));
}

type Row = Awaited<ReturnType<typeof batchAfter>>[number];

async function* rowsOf(work: Work): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const batch = await batchAfter(work, after);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.number;
  }
}

const batchAfter = ({ db }: Work, after: number) =>
  db
    .selectFrom('complaints')
    .select(['number', 'sent_at', 'category', 'state', 'taken_up_at', 'first_answered_at', 'first_in_time'])
    .select(['outcome', 'escalated_at', 'closed_at'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(BATCH)
    .execute();

const day = (moment: Date | null) => moment && dayOf(moment);
const yesNo = (is: boolean) => (is ? texts.yes : texts.no);

const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: texts.columns.number, cell: ({ number }) => numberOf(number) },
  { heading: texts.columns.received, cell: (row) => day(row.sent_at) },
  { heading: texts.columns.category, cell: (row) => complaintTexts.categories[row.category] },
  { heading: texts.columns.state, cell: (row) => complaintTexts.states[row.state] },
  { heading: texts.columns.takenUp, cell: (row) => day(row.taken_up_at) },
  { heading: texts.columns.firstAnswered, cell: (row) => day(row.first_answered_at) },
  {
    heading: texts.columns.daysToAnswer,
    cell: (row) => row.first_answered_at && daysBetween(dayOf(row.sent_at), dayOf(row.first_answered_at)),
  },
  {
    heading: texts.columns.inTime,
    cell: ({ first_in_time }) => (first_in_time === null ? null : yesNo(first_in_time)),
  },
  {
    heading: texts.columns.outcome,
    cell: ({ outcome }) => outcome && complaintTexts.outcomes[outcome],
  },
  { heading: texts.columns.escalated, cell: (row) => day(row.escalated_at) },
  { heading: texts.columns.closed, cell: (row) => day(row.closed_at) },
];

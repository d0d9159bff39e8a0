// Any list of a desk as a file, read by the list's own action with the filters and the order of the screen; on record before it leaves.

import { z } from 'zod';
import { happened } from '#features/activity/server/happened.ts';
import { csvFile, stampedName } from '#platform/server/csv.ts';
import { asOnePage } from '#platform/server/database/page-clause.ts';
import type { FileReply, Received, Route } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { MOST_ROWS_IN_FILE } from '#texts/desk-lists.ts';
import type { listFileEndpoints } from '../../contract/list-file.ts';
import { type ListRow, readListColumns, saidIn } from '../../rules/list-columns.ts';
import { staffReportRefusals } from '../../texts/staff-refusals.ts';
import { listSaved } from '../happenings.ts';

/** Answers a list as a file. `routes` are those of the whole server; whoever may not read a list may not save it. */
export const saveList =
  (routes: () => readonly Route[]) =>
  async (
    work: Work<Actor>,
    { query }: Received<typeof listFileEndpoints, 'GET /api/list-file'>,
  ): Promise<FileReply> => {
    const columns = readListColumns(query) ?? refuse(staffReportRefusals['list.columns']);
    const route = routes().find(({ key }) => key === `GET ${query.list}`);
    if (!route || !isList(route)) return refuse('request.not_found');
    const { rows, total, hasMore } = await readList(route, work, query.filters);
    if (hasMore || total > MOST_ROWS_IN_FILE) refuse(staffReportRefusals['list.too_long']);
    // A list that changed while it was read is refused, so that half a list is never taken for a whole one.
    if (rows.length !== total) throw new Error(`${route.key} has ${total} rows and gave ${rows.length}`);
    const paths = columns.map(({ path }) => path);
    await work.transaction((inner) =>
      happened(
        inner,
        listSaved,
        { subjectId: newId(work.now.getTime()) },
        { after: { list: query.list, filters: query.filters, columns: paths, rows: total } },
      ),
    );
    const name = query.list.replace('/api/', '').replaceAll('/', '-');
    return csvFile(
      stampedName(`${name}-`, work.now),
      columns.map(({ heading, ...column }) => ({ heading, cell: (row: ListRow) => saidIn(row, column) })),
      inTurn(rows),
    );
  };

const isList = ({ endpoint: { output } }: Route): boolean =>
  output instanceof z.ZodObject && 'rows' in output.shape && 'total' in output.shape;

const listAnswer = z.object({
  rows: z.array(z.custom<ListRow>()),
  total: z.int(),
  hasMore: z.boolean().optional(),
});

async function readList({ endpoint, served }: Route, work: Work<Actor>, filters: string) {
  const asked = endpoint.query?.safeParse({ ...Object.fromEntries(new URLSearchParams(filters)), page: 1 });
  if (!asked?.success) return refuse(staffReportRefusals['list.filters']);
  const answer = await asOnePage(MOST_ROWS_IN_FILE, () =>
    served.run(work, null, {
      params: undefined,
      query: asked.data,
      body: undefined,
      files: [],
      extraInfo: undefined,
    }),
  );
  // The answer is stripped here as it would be on the wire.
  return listAnswer.parse((endpoint.output as z.ZodObject).parse(answer));
}

async function* inTurn<Row>(rows: readonly Row[]) {
  yield* rows;
}

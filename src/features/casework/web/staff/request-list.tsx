// The list of changes of one kind that wait for a second person, the longest waiting first; each leads to its record, and is decided here or there.
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import type { ListCall } from '#platform/web/ui/list/desk/list-file.tsx';
import type { LoadedQuery } from '#platform/web/ui/loaded.tsx';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { Waits } from '../../contract.ts';
import type { QueueName } from '../../fields/staff-service-level.ts';
import { secondPersonTexts as texts } from '../../texts/staff-second-person.ts';
import { type Answer, type Answerable, AnswerButtons, AnswerWindow } from './answer-asked.tsx';
import type { RequestAsked } from './asked-by.tsx';
import { useRowWindow } from './row-window.ts';
import { dueColumn, ownerColumn } from './wait-columns.tsx';

type Row = Waits & RequestAsked & { _id: string };

type RequestListProps<Request extends Row> = {
  query: LoadedQuery<{ rows: Request[]; total: number }>;
  list: ListCall;
  /** The name of its page's parameter in the address, beside whatever else pages on the screen. */
  pageParam: string;
  texts: { title: string; lead: string; empty: string };
  queue: QueueName;
  /** The record that changes: its id, and the address of its page. */
  recordOf: (request: Request) => { id: string; address: string };
  /** Which record, what changes, and `askedColumns`; the answer comes last. */
  columns: readonly ListColumn<Request>[];
  answerable: (request: Request) => Answerable;
};

export function RequestList<Request extends Row>(props: RequestListProps<Request>) {
  const { query, queue, recordOf, answerable } = props;
  const { title, lead, empty } = props.texts;
  const waits = { queue, recordOf: (request: Request) => recordOf(request).id };
  const [answering, answer] = useRowWindow<Request, Answer>(query.data?.rows, waits);
  const columns: readonly ListColumn<Request>[] = [
    ...props.columns,
    {
      key: 'answer',
      heading: texts.answer,
      file: null,
      cell: (row) => (
        <span className="relative block py-1">
          <AnswerButtons {...answerable(row)} onAnswer={(doing) => answer({ row, doing })} />
        </span>
      ),
    },
  ];
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-bold text-xl">{title}</h2>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      <DeskList
        query={query}
        list={props.list}
        empty={empty}
        caption={title}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLink={(request) => recordOf(request).address}
        pageParam={props.pageParam}
      />
      {answering && (
        <AnswerWindow
          {...answerable(answering.row)}
          doing={answering.doing}
          overtaken={answering.overtaken}
          onClose={() => answer(null)}
        />
      )}
    </section>
  );
}

type ChangesAskedProps = { what: readonly string[]; reason: string };

export const ChangesAsked = ({ what, reason }: ChangesAskedProps) => (
  <span className="grid">
    <span>{what.join(', ')}</span>
    <span className="wrap-anywhere text-muted text-sm sm:line-clamp-3">{reason}</span>
  </span>
);

export const askedColumns: readonly ListColumn<Row>[] = [
  {
    key: 'who',
    heading: texts.askedBy,
    file: { [texts.askedBy]: 'askedBy.fullName', [inFile.asked]: 'askedAt' },
    cell: ({ askedBy, askedAt, ...waits }) => (
      <span className="inline-grid">
        {askedBy.fullName}
        <time dateTime={askedAt} className="text-muted text-xs">
          {showMoment(new Date(askedAt))}
        </time>
        <span className="inline-flex flex-wrap items-center gap-x-2 text-xs max-sm:justify-end">
          {dueColumn.cell(waits)} {ownerColumn.cell(waits)}
        </span>
      </span>
    ),
  },
  // They stand below who asked; a file has them in columns of their own.
  { ...dueColumn, extra: true },
  { ...ownerColumn, extra: true },
];

// Contests whose terms wait for a second person, the longest waiting first; each leads to its contest, and is decided here or there.
import { useQuery } from '@tanstack/react-query';
import { type Answer, AnswerButtons, AnswerWindow } from '#features/casework/web/staff/answer-asked.tsx';
import { useRowWindow } from '#features/casework/web/staff/row-window.ts';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { ListedRequest } from '../../../contract/requests.ts';
import { termsTexts as texts } from '../../../texts/staff-terms.ts';
import { contestRequestsQuery } from '../queries.ts';
import { answerableRequest } from './answer-request.tsx';

/** The page of them in the address, beside whatever else pages on the screen. */
const PAGE = 'contests';

export function ContestRequests() {
  const requests = useQuery(contestRequestsQuery(usePageAsked(PAGE)));
  const [answering, answer] = useRowWindow<ListedRequest, Answer>(requests.data?.rows, WAITS);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <p className="max-w-prose text-muted">{texts.listLead}</p>
      </div>
      <DeskList
        query={requests}
        list={{ list: '/api/contests/requests', asked: {} }}
        empty={texts.empty}
        caption={texts.title}
        columns={[...COLUMNS, answerColumn(answer)]}
        rowKey={({ _id }) => _id}
        rowLink={({ contest }) => `/admin/contests/${contest._id}`}
        pageParam={PAGE}
      />
      {answering && (
        <AnswerWindow
          {...answerableRequest(answering.row)}
          doing={answering.doing}
          overtaken={answering.overtaken}
          onClose={() => answer(null)}
        />
      )}
    </section>
  );
}

const WAITS = { queue: 'Contests', recordOf: ({ contest }: ListedRequest) => contest._id } as const;

const COLUMNS: readonly ListColumn<ListedRequest>[] = [
  { key: 'contest', heading: texts.contest, file: 'contest.name', cell: ({ contest }) => contest.name },
  {
    key: 'changes',
    heading: texts.changes,
    file: {
      [texts.changes]: 'changed',
      [inFile.reason]: 'reason',
    },
    prose: true,
    cell: ({ changed, reason }) => (
      <span className="grid">
        <span>{changed.join(', ')}</span>
        <span className="wrap-anywhere text-muted text-sm sm:line-clamp-3">{reason}</span>
      </span>
    ),
  },
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

const answerColumn = (
  onAnswer: (answering: { row: ListedRequest; doing: Answer }) => void,
): ListColumn<ListedRequest> => ({
  key: 'answer',
  heading: texts.answer,
  file: null,
  cell: (row) => (
    <span className="relative block py-1">
      <AnswerButtons {...answerableRequest(row)} onAnswer={(doing) => onAnswer({ row, doing })} />
    </span>
  ),
});

// Edits of sections that wait for a second person, the longest waiting first; each leads to its section, and is decided here or there.
import { useQuery } from '@tanstack/react-query';
import { type Answer, AnswerButtons, AnswerWindow } from '#features/casework/web/staff/answer-asked.tsx';
import { useRowWindow } from '#features/casework/web/staff/row-window.ts';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { ListedRequest } from '../../../contract/form-requests.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';
import { answerableRequest } from './answer-request.tsx';
import { formRequestsQuery } from './queries.ts';

/** The page of them in the address, beside whatever else pages on the screen. */
const PAGE = 'forms';

export function FormRequests() {
  const requests = useQuery(formRequestsQuery(usePageAsked(PAGE)));
  const [answering, answer] = useRowWindow<ListedRequest, Answer>(requests.data?.rows, WAITS);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      <DeskList
        query={requests}
        list={{ list: '/api/informations/form-requests', asked: {} }}
        empty={texts.empty}
        caption={texts.title}
        columns={[...COLUMNS, answerColumn(answer)]}
        rowKey={({ _id }) => _id}
        rowLink={({ section }) => `/admin/configure-information/${section._id}`}
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

const WAITS = { queue: 'Forms', recordOf: ({ section }: ListedRequest) => section._id } as const;

const COLUMNS: readonly ListColumn<ListedRequest>[] = [
  { key: 'section', heading: texts.section, file: 'section.name', cell: ({ section }) => section.name },
  {
    key: 'drops',
    heading: texts.drops,
    file: { [texts.drops]: 'drops', [inFile.reason]: 'reason' },
    prose: true,
    cell: ({ drops, reason }) => (
      <span className="grid">
        <span>{drops.join(', ')}</span>
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

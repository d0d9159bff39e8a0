// Contests whose terms wait for a second person.
import { useQuery } from '@tanstack/react-query';
import { askedColumns, ChangesAsked, RequestList } from '#features/casework/web/staff/request-list.tsx';
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { inFile } from '#texts/desk-lists.ts';
import type { ListedRequest } from '../../../contract/requests.ts';
import { termsTexts as texts } from '../../../texts/staff-terms.ts';
import { contestRequestsQuery } from '../queries.ts';
import { answerableRequest } from './answer-request.tsx';

const PAGE = 'contests';

export const ContestRequests = () => (
  <RequestList
    query={useQuery(contestRequestsQuery(usePageAsked(PAGE)))}
    list={{ list: '/api/contests/requests', asked: {} }}
    pageParam={PAGE}
    texts={{ title: texts.title, lead: texts.listLead, empty: texts.empty }}
    queue="Contests"
    recordOf={({ contest }) => ({ id: contest._id, address: `/admin/contests/${contest._id}` })}
    columns={COLUMNS}
    answerable={answerableRequest}
  />
);

const COLUMNS: readonly ListColumn<ListedRequest>[] = [
  { key: 'contest', heading: texts.contest, file: 'contest.name', cell: ({ contest }) => contest.name },
  {
    key: 'changes',
    heading: texts.changes,
    file: { [texts.changes]: 'changed', [inFile.reason]: 'reason' },
    prose: true,
    cell: ({ changed, reason }) => <ChangesAsked what={changed} reason={reason} />,
  },
  ...askedColumns,
];

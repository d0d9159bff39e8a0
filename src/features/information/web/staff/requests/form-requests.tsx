// Edits of sections that wait for a second person.
import { useQuery } from '@tanstack/react-query';
import { askedColumns, ChangesAsked, RequestList } from '#features/casework/web/staff/request-list.tsx';
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { inFile } from '#texts/desk-lists.ts';
import type { ListedRequest } from '../../../contract/form-requests.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';
import { answerableRequest } from './answer-request.tsx';
import { formRequestsQuery } from './queries.ts';

const PAGE = 'forms';

export const FormRequests = () => (
  <RequestList
    query={useQuery(formRequestsQuery(usePageAsked(PAGE)))}
    list={{ list: '/api/informations/form-requests', asked: {} }}
    pageParam={PAGE}
    texts={texts}
    queue="Forms"
    recordOf={({ section }) => ({
      id: section._id,
      address: `/admin/configure-information/${section._id}`,
    })}
    columns={COLUMNS}
    answerable={answerableRequest}
  />
);

const COLUMNS: readonly ListColumn<ListedRequest>[] = [
  { key: 'section', heading: texts.section, file: 'section.name', cell: ({ section }) => section.name },
  {
    key: 'changes',
    heading: texts.drops,
    file: { [texts.drops]: 'drops', [inFile.reason]: 'reason' },
    prose: true,
    cell: ({ drops, reason }) => <ChangesAsked what={drops} reason={reason} />,
  },
  ...askedColumns,
];

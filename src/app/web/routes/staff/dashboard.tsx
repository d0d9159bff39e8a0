// /admin/dashboard: what waits, each figure with the way to its list.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountsQuery } from '#features/accounts/web/staff/queries.ts';
import type { applicationEndpoints } from '#features/applications/contract.ts';
import { submissionPanelQuery } from '#features/information/web/staff/queries.ts';
import { queueQuery } from '#features/verification/web/staff/queries.ts';
import { caller } from '#platform/web/call.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { staffDashboardTexts as texts } from '#texts/staff.ts';

const call = caller<typeof applicationEndpoints>();

const everyone = { search: '', page: 1 } as const;

export default function StaffDashboard() {
  const documents = useQuery(queueQuery('FullUser', 1));
  const documentsModel5 = useQuery(queueQuery('PreQualUser', 1));
  const applications = useQuery({
    queryKey: ['applications', 'pending'],
    queryFn: ({ signal }) =>
      call('GET /api/loan-application/admin', { query: { status: 'Pending' } }, { signal }),
  });
  const people = useQuery(submissionPanelQuery({ ...everyone, audience: 'FullUser' }));
  const peopleModel5 = useQuery(submissionPanelQuery({ ...everyone, audience: 'PreQualUser' }));
  const users = useQuery(accountsQuery({ ...everyone, status: undefined }));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Count text={texts.documents} to="/admin/verification" query={documents} />
        <Count text={texts.documentsModel5} to="/admin/verification/model-5" query={documentsModel5} />
        <Count text={texts.applications} to="/admin/loans?status=Pending" query={applications} />
        <Count text={texts.people} to="/admin/submission" query={people} />
        <Count text={texts.peopleModel5} to="/admin/submission/model-5" query={peopleModel5} />
        <Count text={texts.users} to="/admin/users" query={users} />
      </ul>
    </Page>
  );
}

type CountProps = {
  text: string;
  to: string;
  query: { data: { total: number } | undefined; isError: boolean };
};

const Count = ({ text, to, query }: CountProps) => (
  <li>
    <Link
      to={to}
      className="grid gap-1 rounded-lg border border-line bg-surface p-5 hover:border-leaf hover:bg-leaf-soft"
    >
      <span className="figures flex h-10 items-center font-bold text-3xl">
        {query.data?.total ?? (query.isError ? '–' : <Skeleton className="h-8 w-16" />)}
      </span>
      <span className="text-muted">{text}</span>
    </Link>
  </li>
);

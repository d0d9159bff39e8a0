// /complaints: a person's own complaints, the newest first, each with its number, its state and the day of its answer.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { dayOf, showDay } from '#shared/calendar.ts';
import type { ComplaintRow } from '../contract.ts';
import { complaintTexts as texts } from '../texts/complaints.ts';
import { ComplaintState } from './complaint-state.tsx';
import { ownComplaintsQuery } from './queries.ts';

export function Complaints() {
  const complaints = useQuery(ownComplaintsQuery(usePageNumber()));
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      width="narrow"
      actions={<LinkButton to="/complaints/new">{texts.make}</LinkButton>}
    >
      <Loaded
        query={complaints}
        skeleton={<RowSkeletons />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState text={texts.none} />}
      >
        {({ rows, total }) => (
          <div className="grid gap-6">
            <ul className="grid gap-3">
              {rows.map((complaint) => (
                <li key={complaint._id}>
                  <ComplaintCard complaint={complaint} />
                </li>
              ))}
            </ul>
            <Pager rowCount={total} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const ComplaintCard = ({ complaint }: { complaint: ComplaintRow }) => (
  <article aria-label={complaint.number} className="grid gap-1 rounded-lg border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Link to={`/complaints/${complaint._id}`} className="link figures inline-flex min-h-11 items-center">
        {complaint.number}
      </Link>
      <ComplaintState complaint={complaint} />
    </div>
    <p>{texts.categories[complaint.category]}</p>
    <p className="text-muted text-sm">
      {texts.sent} <Unbroken>{showDay(dayOf(new Date(complaint.sent)))}</Unbroken>
    </p>
    {complaint.dueOn && (
      <p className="text-muted text-sm">
        {complaint.state === 'Received' ? texts.takenUpBy : texts.due}{' '}
        <Unbroken>{showDay(complaint.dueOn)}</Unbroken>
      </p>
    )}
  </article>
);

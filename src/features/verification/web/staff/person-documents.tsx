// One person's documents, section by section, each with Verify and Reject.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Audience } from '#features/information/contract.ts';
import { staffPersonTexts as texts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { submissionsOfQuery } from '#features/information/web/staff/queries.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { KEPT_LINE, Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StaffDocumentRow } from './document-row.tsx';
import { documentsOfQuery } from './queries.ts';

export function StaffPersonDocuments({ id, audience }: { id: string; audience: Audience }) {
  const person = useQuery(submissionsOfQuery(id));
  const query = useQuery(documentsOfQuery(id, audience));
  const rows = useFirstOrder(query.data ?? []);
  const { to } = useWayToList('/admin/verification', modelPath('/admin/verification', audience));
  return (
    <Page
      {...titleOf(person, texts.toDocuments, ({ user }) => texts.documentsTitle(user.fullName))}
      lead={person.data?.user.email ?? KEPT_LINE}
      back={{ to }}
      actions={
        <>
          <LinkButton tone="secondary" to={`/admin/submission/user/${id}`}>
            {texts.toSubmissions}
          </LinkButton>
          <LinkButton tone="secondary" to={`/admin/users/${id}`}>
            {texts.toPerson}
          </LinkButton>
        </>
      }
    >
      <Loaded query={query} empty={texts.noSubmissions} skeleton={<Rows />}>
        {() => (
          <ul className="grid gap-3">
            {rows.map((pair) => (
              <StaffDocumentRow key={pair.submission._id} {...pair} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

/** Rows stay where they first stood while the screen is open, so that a decision never moves the next button away. */
function useFirstOrder<Each extends { submission: { _id: string } }>(all: readonly Each[]): Each[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const arrived = all.map(({ submission }) => submission._id).filter((id) => !order.includes(id));
  const known = [...order, ...arrived];
  if (arrived.length > 0) setOrder(known);
  const placeOf = ({ submission }: Each) => known.indexOf(submission._id);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const Rows = () => (
  <div className="grid gap-3">
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <Skeleton key={place} className="h-28 rounded-lg" />
    ))}
  </div>
);

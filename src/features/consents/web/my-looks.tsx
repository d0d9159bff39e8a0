// Which lender looked at what of one's own, and when, the newest first. A part of the profile, without a heading of the page.

import { useQuery } from '@tanstack/react-query';
import { FileText, FolderOpen } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Look } from '../contract.ts';
import { lookTexts as texts } from '../texts/consents.ts';
import { ownLooksQuery } from './queries.ts';

/** Beside other lists of the profile, so with a page of its own in the address. */
const PAGE = 'looks';

export function MyLooks() {
  const looks = useQuery(ownLooksQuery(usePageNumber(PAGE)));
  return (
    <section aria-labelledby="my-looks" className="grid gap-4">
      <div>
        <h2 id="my-looks" className="font-bold text-xl">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      <Loaded
        query={looks}
        pageParam={PAGE}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState text={texts.empty} />}
      >
        {({ rows, total }) => (
          <>
            <ul className="rounded-lg border border-line bg-surface">
              {rows.map((look) => (
                <OneLook key={look._id} look={look} />
              ))}
            </ul>
            <Pager rowCount={total} param={PAGE} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function OneLook({ look }: { look: Look }) {
  const { partner, application, kind, at } = look;
  const Icon = kind === 'Document' ? FileText : FolderOpen;
  return (
    <li className="flex gap-3 border-line px-4 py-3 not-last:border-b">
      <Icon className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {application === null ? (
            <span className="font-semibold">{partner.name}</span>
          ) : (
            <Link
              to={`/loan-application/${application}`}
              aria-label={texts.toApplication(partner.name)}
              className="link font-semibold"
            >
              {partner.name}
            </Link>
          )}
          <time dateTime={at} className="text-muted text-sm">
            <Unbroken>{showMoment(new Date(at))}</Unbroken>
          </time>
        </div>
        <p>{texts.sentence(look)}</p>
      </div>
    </li>
  );
}

// What was refused and smells of an attack: searched by kind, network address, account and days, all of them in the address.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { withParam } from '#platform/web/ui/list/filter.ts';
import { FoundCount } from '#platform/web/ui/list/found-count.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { SecurityEventRow } from '../../contract.ts';
import { auditTexts } from '../../texts/staff-audit.ts';
import { securityKinds, securityTexts as texts } from '../../texts/staff-security.ts';
import { eventsQuery } from './queries.ts';
import { SecurityFilters, useSecuritySearch } from './security-filters.tsx';

export function SecurityEvents() {
  const search = useSecuritySearch();
  const query = useQuery(eventsQuery(search, usePageNumber()));
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{texts.lead}</p>
      <SecurityFilters search={search} />
      <FoundCount query={query} asked={search} />
      <Loaded
        query={query}
        skeleton={<RowSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={texts.none}
      >
        {({ rows, total, hasMore }) => (
          <div className="grid grid-cols-1 gap-4">
            <ol
              aria-label={texts.events}
              className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface"
            >
              {rows.map((event) => (
                <Event key={event._id} event={event} />
              ))}
            </ol>
            <Pager rowCount={total} />
            {hasMore && (
              <p className="text-center text-muted text-sm">{auditTexts.end(total.toLocaleString('en'))}</p>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Event({ event }: { event: SecurityEventRow }) {
  const [first, last] = [event.created, event.last].map((moment) => showMoment(new Date(moment)));
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{securityKinds[event.kind]}</span>{' '}
          <span className="figures text-muted text-sm">{texts.times(event.refusals)}</span>
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {event.route}, {event.refusal}
        </p>
      </div>
      <div className="min-w-0 text-sm lg:-mt-2.5">
        {event.about ? (
          <Only param="account" value={event.about._id} text={event.about.fullName} />
        ) : (
          <p className="wrap-anywhere py-2.5 text-muted">
            {event.tried ? texts.unknown(event.tried) : texts.nobody}
          </p>
        )}
        {event.address ? (
          <Only param="address" value={event.address} text={event.address} />
        ) : (
          <p className="py-2.5 text-muted">{texts.manyAddresses}</p>
        )}
      </div>
      <p className="text-muted text-sm">
        <time dateTime={event.created}>{first}</time>
        {last !== first && (
          <>
            {' '}
            <time dateTime={event.last}>{texts.until(last ?? '')}</time>
          </>
        )}
      </p>
    </li>
  );
}

/** Narrows the list to what a row names. */
function Only({ param, value, text }: { param: string; value: string; text: string }) {
  const [address] = useSearchParams();
  return (
    <Link
      to={{ search: `?${withParam(address, param, value)}` }}
      className="link flex min-h-11 items-center wrap-anywhere"
    >
      {text}
    </Link>
  );
}

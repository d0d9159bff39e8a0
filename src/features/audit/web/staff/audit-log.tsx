// Everything that was done, the newest first; the search and the page live in the address.
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { withParam } from '#platform/web/ui/list/filter.ts';
import { FoundCount } from '#platform/web/ui/list/found-count.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import type { AuditPerson } from '../../contract.ts';
import { auditTexts as texts } from '../../texts/staff-audit.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { actionsQuery, auditLogQuery } from './queries.ts';
import { useSearch } from './use-search.ts';

export function AuditLog() {
  const { data, isPending } = useQuery(actionsQuery);
  const actions = data?.actions ?? [];
  const search = useSearch(data?.actions);
  // Before the actions are known, nobody knows what the address asks.
  const query = useQuery({ ...auditLogQuery(search, usePageNumber()), enabled: !isPending });
  const isNobody = (search.account || search.person) !== '' && query.data?.people.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters search={search} actions={actions} />
      <FoundCount query={query} asked={search} />
      <Loaded
        query={query}
        skeleton={<RowSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={isNobody ? texts.nobody : texts.none}
      >
        {({ rows, total, hasMore, people }) => (
          <div className="grid grid-cols-1 gap-4">
            <Found people={people} isAlone={search.account !== ''} />
            <ol
              aria-label={texts.entries}
              className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface"
            >
              {rows.map((entry) => (
                <AuditEntry key={entry._id} entry={entry} />
              ))}
            </ol>
            <Pager rowCount={total} />
            {hasMore && (
              <p className="text-center text-muted text-sm">{texts.end(total.toLocaleString('en'))}</p>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

const MOST_NAMED = 8;

/** A part of a name finds several: each can be looked at alone, and then all again. */
function Found({ people, isAlone }: { people: readonly AuditPerson[]; isAlone: boolean }) {
  const [address] = useSearchParams();
  if (people.length === 0 || (people.length === 1 && !isAlone)) return null;
  const rest = people.length - MOST_NAMED;
  return (
    <nav aria-label={texts.found} className="flex flex-wrap items-center gap-2 text-sm">
      {people.slice(0, MOST_NAMED).map(({ _id, fullName, email }) => (
        <Link
          key={_id}
          to={{ search: `?${withParam(withParam(address, 'person', ''), 'account', isAlone ? '' : _id)}` }}
          title={email}
          aria-current={isAlone ? 'true' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 font-semibold hover:border-leaf hover:bg-leaf-soft aria-[current]:border-leaf aria-[current]:bg-leaf-soft"
        >
          {texts.only(fullName)}
          {isAlone && <X aria-hidden="true" className="size-4" />}
        </Link>
      ))}
      {rest > 0 && <span className="text-muted">{texts.moreFound}</span>}
    </nav>
  );
}

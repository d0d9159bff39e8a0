// The queue at the side of the review: what waits, the oldest first, with its age.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { keepingList } from '#platform/web/ui/list/list-way.ts';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { LoadedQuery } from '#platform/web/ui/loaded.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { ROWS_PER_PAGE } from '#shared/list/choices.ts';
import { staffTexts } from '#texts/staff.ts';
import { uiTexts } from '#texts/ui.ts';
import type { QueueShow, WaitingRow } from '../../../contract.ts';
import { reviewQueueFilters } from '../../../fields/staff-review-queue.ts';
import { claimTexts, recordTexts, workbenchTexts as texts } from '../../../texts/staff-workbench.ts';
import type { Holders } from '../use-holders.ts';

type Queue = { rows: WaitingRow[]; total: number };
type ReviewQueueProps = {
  query: LoadedQuery<Queue>;
  show: QueueShow;
  presentId: string;
  holders: Holders;
  linkTo: (row: WaitingRow) => string;
};

/** The names in the address of the queue's page, and of whose queue it is. */
export const QUEUE_PAGE = 'queue';
export const SHOW = 'show';

export function ReviewQueue({ query, show, presentId, holders, linkTo }: ReviewQueueProps) {
  return (
    <section aria-labelledby="review-queue" className="grid grid-cols-1 content-start gap-3">
      <h2 id="review-queue" className="font-bold">
        {texts.queue}
        {query.data && (
          <span className="figures ml-2 rounded-full bg-sunk px-2 py-0.5 text-muted text-xs">
            {query.data.total}
          </span>
        )}
        <span className="ml-2 font-normal text-muted text-sm">{texts.oldestFirst}</span>
      </h2>
      <WhoseQueue show={show} />
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-22 xl:h-[40rem]" />}
        isEmpty={({ rows }) => rows.length === 0}
        pageParam={QUEUE_PAGE}
        empty={<Empty waiting={query.data?.total ?? 0} show={show} />}
      >
        {({ rows, total }) => (
          <>
            <ol className="flex gap-2 p-1 max-xl:overflow-x-auto xl:grid">
              {rows.map((row) => (
                <li key={row._id} className="max-xl:w-[13rem] max-xl:shrink-0">
                  <QueueLink
                    row={row}
                    present={row._id === presentId}
                    holder={holders.other(row._id)}
                    isOwn={holders.isOwn(row._id)}
                    to={linkTo(row)}
                  />
                </li>
              ))}
            </ol>
            <QueuePages total={total} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function WhoseQueue({ show }: { show: QueueShow }) {
  return (
    <nav aria-label={texts.whose} className="flex gap-1 rounded-md border border-line bg-surface p-1">
      {reviewQueueFilters.show.choices.map((each) => (
        <Link
          key={each}
          to={{ search: each === 'mine' ? `?${SHOW}=mine` : '' }}
          replace
          aria-current={each === show ? 'true' : undefined}
          className="inline-flex min-h-11 flex-1 items-center justify-center rounded-sm px-3 font-semibold text-muted text-sm hover:text-ink aria-[current=true]:bg-leaf-soft aria-[current=true]:text-leaf"
        >
          {texts.shows[each]}
        </Link>
      ))}
    </nav>
  );
}

type QueueLinkProps = {
  row: WaitingRow;
  present: boolean;
  holder: string | undefined;
  isOwn: boolean;
  to: string;
};

/** The next record changes two of them. */
const QueueLink = memo(({ row, present, holder, isOwn, to }: QueueLinkProps) => (
  <Link
    to={to}
    aria-current={present ? 'page' : undefined}
    className={`grid min-h-18 content-center rounded-md border border-line px-3 py-1.5 hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-soft ${holder ? 'bg-sunk' : 'bg-surface'}`}
  >
    <span className="font-semibold text-sm">{row.verificationSchema.name}</span>
    <span className="flex justify-between gap-2 text-muted text-xs">
      <span className="min-w-0">{row.user.fullName}</span>
      <time dateTime={row.created} title={showMoment(new Date(row.created))} className="shrink-0">
        {row.attempt > 1 && `${recordTexts.attempt(row.attempt)} · `}
        {staffTexts.age(row.ageHours)}
      </time>
    </span>
    <span className={`min-h-4 text-xs ${holder ? 'text-pimento' : 'text-leaf'}`}>
      {holder ? claimTexts.heldShort(holder) : isOwn && claimTexts.yours}
    </span>
  </Link>
));

/** Steps between the queue's pages; nothing while everything fits one. Page numbers would not fit the narrow side. */
function QueuePages({ total }: { total: number }) {
  const page = usePageNumber(QUEUE_PAGE);
  const last = Math.min(page * ROWS_PER_PAGE, total);
  if (total <= ROWS_PER_PAGE) return null;
  return (
    <nav aria-label={texts.queuePages} className="flex items-center justify-between">
      <PageLink page={page - 1} label={uiTexts.previousPage} off={page === 1}>
        <ChevronLeft className="size-5" />
      </PageLink>
      <span className="figures text-muted text-sm">
        {texts.range((page - 1) * ROWS_PER_PAGE + 1, last, total)}
      </span>
      <PageLink page={page + 1} label={uiTexts.nextPage} off={last === total}>
        <ChevronRight className="size-5" />
      </PageLink>
    </nav>
  );
}

type PageLinkProps = { page: number; label: string; off: boolean; children: ReactNode };

function PageLink({ page, label, off, children }: PageLinkProps) {
  const [address] = useSearchParams();
  if (off) return <span className="size-11" />;
  const search = new URLSearchParams(address);
  search.set(QUEUE_PAGE, String(page));
  return (
    <Link
      to={{ search: `?${search}` }}
      aria-label={label}
      className="grid size-11 place-items-center rounded-md hover:bg-leaf-soft"
    >
      {children}
    </Link>
  );
}

/** What an empty page says, also where it has emptied while earlier ones have not. */
function Empty({ waiting, show }: { waiting: number; show: QueueShow }) {
  const [address] = useSearchParams();
  const start = keepingList(address, show === 'mine' ? { [SHOW]: show } : {});
  return (
    <p className="text-muted text-sm">
      {waiting > 0 ? (
        <Link to={{ search: `?${start}` }} className="link">
          {texts.queueStart}
        </Link>
      ) : show === 'mine' ? (
        texts.mineEmpty
      ) : (
        texts.queueEmpty
      )}
    </p>
  );
}

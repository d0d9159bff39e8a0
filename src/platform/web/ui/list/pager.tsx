// Page numbers under a list. The page lives in the address, so that a view can be shared and 'back' works.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ROWS_PER_PAGE } from '#shared/list/choices.ts';
import { uiTexts } from '#texts/ui.ts';
import { addressOfPage } from './page/page-address.ts';
import { pageMarks } from './page/page-marks.ts';

/** The page that the address asks for; 1 where it names none or no valid number. */
export function usePageNumber(param = 'page'): number {
  const [search] = useSearchParams();
  const asked = Number(search.get(param));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
}

type PagerProps = {
  rowCount: number;
  param?: string;
  pageSize?: number;
  /** Where a screen has several lists: which of them this pages. */
  label?: string | undefined;
};

/** Renders nothing while everything fits on one page. */
export function Pager({
  rowCount,
  param = 'page',
  pageSize = ROWS_PER_PAGE,
  label = uiTexts.pages,
}: PagerProps) {
  const pageCount = Math.ceil(rowCount / pageSize);
  const page = Math.min(usePageNumber(param), Math.max(1, pageCount));
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <PageLink {...{ param, pageSize }} page={page - 1} label={uiTexts.previousPage} off={page === 1}>
        <ChevronLeft className="size-5" />
      </PageLink>
      {pageMarks(page, pageCount).map((mark, place) =>
        mark === 'gap' ? (
          <span
            key={place < 3 ? 'gap-before' : 'gap-after'}
            aria-hidden="true"
            className="w-5 text-center text-muted"
          >
            …
          </span>
        ) : (
          <PageLink
            key={mark}
            {...{ param, pageSize }}
            page={mark}
            label={uiTexts.page(mark)}
            current={mark === page}
          >
            {mark}
          </PageLink>
        ),
      )}
      <PageLink {...{ param, pageSize }} page={page + 1} label={uiTexts.nextPage} off={page === pageCount}>
        <ChevronRight className="size-5" />
      </PageLink>
    </nav>
  );
}

type PageLinkProps = {
  page: number;
  param: string;
  pageSize: number;
  label: string;
  current?: boolean;
  off?: boolean;
  children: ReactNode;
};

function PageLink({ page, param, pageSize, label, current = false, off = false, children }: PageLinkProps) {
  const [search] = useSearchParams();
  const look = 'figures grid min-h-11 min-w-11 place-items-center rounded-md px-2 font-semibold';
  if (off) return <span className={`${look} text-muted opacity-50`}>{children}</span>;
  return (
    <Link
      to={{ search: addressOfPage(search, { param, page, pageSize }) }}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={`${look} ${current ? 'bg-leaf text-on-leaf' : 'hover:bg-leaf-soft'}`}
    >
      {children}
    </Link>
  );
}

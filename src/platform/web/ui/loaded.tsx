// The four states of anything fetched, said once: loading, failed with a retry or a way on, empty, there.
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { frameTexts } from '#texts/navigation.ts';
import { uiTexts } from '#texts/ui.ts';
import { CallFailed } from '../call.ts';
import { NeedsReload } from '../frame/needs-reload.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { EmptyState } from './list/empty-state.tsx';
import { BehindLastPage, pastTheEnd } from './list/page/past-the-end.tsx';
import { CardSkeletons } from './skeleton.tsx';

/** The part of a query's result that `Loaded` reads; a result of TanStack Query fits it. */
export type LoadedQuery<Answer> = {
  data: Answer | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadedProps<Answer> = {
  query: LoadedQuery<Answer>;
  /** The placeholder while the query loads. It must take the same room as the content that will replace it. */
  skeleton?: ReactNode;
  /** Shown when the answer is an empty list, or when `isEmpty` returns true. A string is shown as an `EmptyState`. */
  empty?: ReactNode;
  isEmpty?: (answer: Answer) => boolean;
  /** The name in the address of the page's number, of a list in pages. */
  pageParam?: string;
  children: (answer: Answer) => ReactNode;
};

export function Loaded<Answer>({
  query,
  skeleton,
  empty,
  isEmpty = isEmptyList,
  pageParam = 'page',
  children,
}: LoadedProps<Answer>) {
  // The content is rendered as a deferred update, in pieces: rendering a long form at once would block every tap for a quarter of a second on a cheap phone.
  const hasArrived = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && hasArrived) {
    const past = pastTheEnd(query.data);
    if (past) return <BehindLastPage {...past} param={pageParam} />;
    if (!isEmpty(query.data)) return children(query.data);
    return typeof empty === 'string' || empty === undefined ? (
      <EmptyState text={empty ?? uiTexts.nothingHere} />
    ) : (
      empty
    );
  }
  if (query.isError) return <LoadFailed query={query} />;
  return (
    <div role="status">
      <span className="sr-only">{uiTexts.loading}</span>
      {skeleton ?? <CardSkeletons />}
    </div>
  );
}

const MISSING = 404;

function LoadFailed({ query }: { query: LoadedQuery<unknown> }) {
  const { error } = query;
  const isMissing = error instanceof CallFailed && error.status === MISSING;
  // A retry is not offered for a record that does not exist: it would not exist the second time either.
  const needsReload = error instanceof NeedsReload;
  const wayOn = isMissing ? (
    <LinkButton to="/" tone="secondary">
      {frameTexts.toStart}
    </LinkButton>
  ) : (
    <Button
      tone="secondary"
      busy={query.isFetching}
      onClick={needsReload ? () => window.location.reload() : () => query.refetch()}
      icon={<RotateCcw className="size-4" />}
    >
      {needsReload ? uiTexts.reload : uiTexts.tryAgain}
    </Button>
  );
  return (
    <Banner tone="bad" role="alert" action={wayOn}>
      {error instanceof CallFailed ? error.message : needsReload ? uiTexts.reloadNeeded : uiTexts.loadFailed}
    </Banner>
  );
}

const isEmptyList = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

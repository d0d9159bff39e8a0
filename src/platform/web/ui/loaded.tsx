// The four states of anything fetched, said once: loading, failed with a retry or a way on, empty, there.
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { frameTexts } from '#texts/navigation.ts';
import { uiTexts } from '#texts/ui.ts';
import { CallFailed } from '../call.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { EmptyState } from './list/empty-state.tsx';
import { CardSkeletons } from './skeleton.tsx';

/** The part of a query's result that is needed here; TanStack Query's results fit it. */
export type LoadedQuery<Answer> = {
  data: Answer | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadedProps<Answer> = {
  query: LoadedQuery<Answer>;
  /** Must take the same room as what is loading. */
  skeleton?: ReactNode;
  /** Shown when the answer is an empty list, or when `isEmpty` says so. A text becomes an `EmptyState`. */
  empty?: ReactNode;
  isEmpty?: (answer: Answer) => boolean;
  children: (answer: Answer) => ReactNode;
};

export function Loaded<Answer>({
  query,
  skeleton,
  empty,
  isEmpty = isEmptyList,
  children,
}: LoadedProps<Answer>) {
  // What arrives is drawn piece by piece: a long form at once would hold up every tap for a quarter of a second on a cheap phone.
  const hasArrived = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && hasArrived) {
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
  // Asked again, what is not there would not be there either.
  const wayOn = isMissing ? (
    <LinkButton to="/" tone="secondary">
      {frameTexts.toStart}
    </LinkButton>
  ) : (
    <Button
      tone="secondary"
      busy={query.isFetching}
      onClick={() => query.refetch()}
      icon={<RotateCcw className="size-4" />}
    >
      {uiTexts.tryAgain}
    </Button>
  );
  return (
    <Banner tone="bad" role="alert" action={wayOn}>
      {error instanceof CallFailed ? error.message : uiTexts.loadFailed}
    </Banner>
  );
}

const isEmptyList = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

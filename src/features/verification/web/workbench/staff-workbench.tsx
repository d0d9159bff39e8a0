// The review workbench: the queue at the left, one set of documents with what they prove, the decision below.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Audience } from '#features/information/contract.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { ROWS_PER_PAGE, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { staffPanelTexts } from '#texts/staff.ts';
import { uiTexts } from '#texts/ui.ts';
import { documentQuery, queueQuery, reviewQuery } from '../staff/queries.ts';
import { DecisionBar } from './decision-bar.tsx';
import { documentsUnderReview } from './documents-under-review.ts';
import { nextInQueue } from './next-in-queue.ts';
import { QUEUE_PAGE, ReviewQueue } from './review-queue.tsx';
import { ReviewRecord } from './review-record.tsx';

/** `model` is that of the address, and so of the list that it goes back to; the queue is that of the documents. */
export function StaffWorkbench({ id, model }: { id: string; model: Audience }) {
  const list = modelPath('/admin/verification', model);
  const navigate = useNavigate();
  const review = useQuery(reviewQuery(id));
  const { queue, page, next } = useQueue(review.data?.verification.for ?? model, review.data?.verification);
  usePreloaded(next?._id);
  const addressOf = (row: { _id: string }, onPage = page) =>
    `${list}/${row._id}${onPage === 1 ? '' : `?${QUEUE_PAGE}=${onPage}`}`;
  return (
    <div className="grid gap-x-6 gap-y-4 xl:-mx-4 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3 xl:sticky xl:top-4 xl:self-start">
        <Link to={list} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
          <ArrowLeft className="size-4" />
          {uiTexts.back}
        </Link>
        <ReviewQueue query={queue} presentId={id} linkTo={(row) => addressOf(row)} />
      </div>
      <div key={id} className="grid content-start gap-4">
        {!review.data && <PageHeading title={staffPanelTexts.verificationTitle[model]} />}
        <Loaded query={review} skeleton={<Skeleton className="h-[70dvh] rounded-lg" />}>
          {(shown) => (
            <>
              <ReviewRecord review={shown} />
              <DecisionBar
                verification={shown.verification}
                onNext={next ? () => void navigate(addressOf(next, next.page)) : undefined}
                list={list}
              />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

type Present = { _id: string; created: string };

/** The page of the queue that the address names, and who comes next: perhaps the first of the page after it. */
function useQueue(audience: Audience, present: Present | undefined) {
  const page = usePageNumber(QUEUE_PAGE);
  const queue = useQuery(queueQuery(audience, page));
  const rows = queue.data?.rows ?? [];
  const endsHere = rows.at(-1)?._id === present?._id && (queue.data?.total ?? 0) > page * ROWS_PER_PAGE;
  const after = useQuery({ ...queueQuery(audience, page + 1), enabled: endsHere });
  const first = endsHere ? after.data?.rows[0] : undefined;
  const here = nextInQueue(rows, present);
  const next = first ? { ...first, page: page + 1 } : here && { ...here, page };
  return { queue, page, next };
}

/** Reads what comes next, and its documents, while the present one is looked at. */
function usePreloaded(id: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    queries
      .fetchQuery(reviewQuery(id))
      .then((review) =>
        Promise.all(
          documentsUnderReview(review).map((document) => queries.prefetchQuery(documentQuery(document.id))),
        ),
      )
      // What could not be read ahead is read when it is opened, and says so there.
      .catch(() => {});
  }, [queries, id]);
}

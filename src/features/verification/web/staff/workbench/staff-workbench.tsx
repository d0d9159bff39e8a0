// The review workbench: the queue at the left, one set of documents with what they prove, the decision below.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Audience } from '#features/information/contract.ts';
import { staffPanelTexts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { CallFailed } from '#platform/web/call.ts';
import { bringCurrentIntoView } from '#platform/web/scroll/bring-into-view.ts';
import { keepingList, useWayToList } from '#platform/web/ui/list/list-way.ts';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { uiTexts } from '#texts/ui.ts';
import { mayDecide } from '../../../rules/may-prove.ts';
import { reviewTexts } from '../../../texts/staff-review.ts';
import { workbenchTexts as texts } from '../../../texts/staff-workbench.ts';
import { documentQuery, queueQuery, reviewQuery } from '../queries.ts';
import { useHolders } from '../use-holders.ts';
import { DecisionBar } from './decision-bar.tsx';
import { useUndo } from './given-verdicts.ts';
import { useKeysAhead } from './keys-ahead.ts';
import { pageOf } from './queue-place.ts';
import { RefusedVerdicts } from './refused-verdicts.tsx';
import { QUEUE_PAGE, ReviewQueue, SHOW } from './review-queue.tsx';
import { ReviewRecord } from './review-record.tsx';
import { useNextClaim, usePresentClaim, useReleaseOnClose } from './use-claims.ts';
import { documentsUnderReview } from './viewer/documents-under-review.ts';

/** The workbench. `model` is that of the address, and so of the list that it goes back to; the queue is that of the documents. */
export function StaffWorkbench({ id: addressed, model }: { id: string; model: Audience }) {
  const { id, open, isAhead } = useOpened(addressed);
  const records = modelPath('/admin/verification', model);
  const { to: list } = useWayToList('/admin/verification', records);
  const review = useQuery(reviewQuery(id));
  const verification = review.data?.verification;
  const { queue, show, next, goNext, isGoing, addressOf } = useWay(id, verification?.for, records, open);
  const takeOver = usePresentClaim(id, verification !== undefined && mayDecide(verification.status));
  const [shown] = useState(newShownRecord);
  const holders = useHolders();
  useReleaseOnClose([id, next?._id]);
  usePreloaded(next?._id);
  const side = useCurrentInView(id, queue.data?.rows);
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4 xl:-mx-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
      <div
        ref={side}
        // What stays beside the page and is taller than the screen scrolls by itself: its end is reached no other way.
        className="grid grid-cols-1 content-start gap-3 xl:sticky xl:top-0 xl:max-h-dvh xl:self-start xl:overflow-y-auto xl:py-4 xl:[scrollbar-width:thin]"
      >
        <Link to={list} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
          <ArrowLeft className="size-4" />
          {uiTexts.back}
        </Link>
        <ReviewQueue
          query={queue}
          show={show}
          presentId={id}
          holders={holders}
          linkTo={(row) => addressOf(row)}
        />
      </div>
      <KeysAhead id={id} isGoing={isGoing} shown={shown} />
      <div key={id} className="@container grid grid-cols-1 content-start gap-4">
        <RefusedVerdicts openId={id} />
        {!review.data && (
          <PageHeading title={staffPanelTexts.verificationTitle[model]} isAwaited={!review.isError} />
        )}
        <Loaded query={review} skeleton={<Skeleton className="h-[70dvh] rounded-lg" />}>
          {(data) => (
            <>
              <ReviewRecord review={data} isAhead={isAhead} />
              <DecisionBar
                review={data}
                onShown={shown.set}
                heldBy={holders.other(id)}
                onTakeOver={() => takeOver().catch(sayWhyNot)}
                onBack={open}
                onNext={goNext}
                noNext={(queue.data?.total ?? 0) > 1 ? texts.noneFree : texts.lastOne}
                list={list}
              />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

const sayWhyNot = (failure: unknown) =>
  toast.bad(failure instanceof CallFailed ? failure.message : reviewTexts.failed, 'bottom-left');

/** Which record is on the screen and takes keys: told before it is painted, to the one part that asks, so that the whole of it is not rendered a second time for it. */
function newShownRecord() {
  let id: string | undefined;
  let notify = () => {};
  return {
    id: () => id,
    set: (next: string) => {
      id = next;
      notify();
    },
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
  };
}

type KeysAheadProps = { id: string; isGoing: boolean; shown: ReturnType<typeof newShownRecord> };

function KeysAhead({ id, isGoing, shown }: KeysAheadProps) {
  const shownId = useSyncExternalStore(shown.subscribe, shown.id);
  const undo = useUndo();
  const missed = undo?.state === 'missed' ? undo : undefined;
  const isUndoing = undo !== missed;
  // What an undo leads back to was not asked for by the key for the next: that key, right behind it, leads on from there.
  useKeysAhead(isGoing || shownId !== id || isUndoing, shownId !== undefined && !isUndoing, missed);
  return null;
}

/**
 * The record that is open: that of the address, or the one that was just gone on to. The router draws another address when it finds time, and begins anew each time that something else
 * changes meanwhile; who pressed a key for the next record sees it at once.
 */
function useOpened(addressed: string) {
  const [gone, setGone] = useState<string>();
  const [latest, setLatest] = useState<string>();
  const open = (to: string) => {
    setGone(to);
    setLatest(to);
    // In the same step in which the router draws the address, which says it from then on.
    startTransition(() => setGone(undefined));
  };
  const id = gone ?? addressed;
  // It stays so once the address names it: the record is not rendered again for that.
  return { id, open, isAhead: id === latest };
}

/** The page of the queue that the address names, and the way to what comes next: at once, or as soon as it is known. */
function useWay(id: string, audience: Audience | undefined, records: string, open: (id: string) => void) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const page = usePageNumber(QUEUE_PAGE);
  const show = address.get(SHOW) === 'mine' ? 'mine' : 'all';
  const queue = useQuery({
    ...queueQuery(audience ?? 'FullUser', page, show),
    enabled: audience !== undefined,
  });
  const next = useNextClaim(id, audience, show);
  const [wantsNextOf, setWantsNextOf] = useState<string>();
  const addressOf = (row: { _id: string }, onPage = page) => {
    const search = keepingList(address, {
      ...(show === 'mine' ? { [SHOW]: show } : {}),
      ...(onPage > 1 ? { [QUEUE_PAGE]: String(onPage) } : {}),
    });
    return `${records}/${row._id}${search.size > 0 ? `?${search}` : ''}`;
  };
  const ahead = next ? addressOf(next, pageOf(queue.data?.rows ?? [], page, next)) : undefined;
  const isWanted = wantsNextOf === id && ahead !== undefined;
  useEffect(() => {
    if (isWanted) void navigate(ahead);
  }, [isWanted, ahead, navigate]);
  const goNext = () => {
    if (!next || !ahead) return setWantsNextOf(id);
    void navigate(ahead);
    // Unless something that was typed and not sent has held it back.
    if (location.pathname + location.search === ahead) open(next._id);
  };
  // Who comes back to a record did not ask for the next one again.
  useEffect(() => () => setWantsNextOf((wanted) => (wanted === id ? undefined : wanted)), [id]);
  const isGoing = wantsNextOf === id && next !== null;
  return { queue, show, next, goNext: next === null ? undefined : goNext, isGoing, addressOf } as const;
}

/** `shown` is what the queue shows; with it the place of the present one changes. */
function useCurrentInView(id: string, shown: unknown) {
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id && shown && side.current) bringCurrentIntoView(side.current);
  }, [id, shown]);
  return side;
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

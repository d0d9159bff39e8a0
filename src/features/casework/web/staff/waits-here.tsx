// At a record: what waits here for staff, by when, and who looks after it; taken, given up or assigned on the spot.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { isAdmin } from '#shared/actor.ts';
import type { Entry } from '../../contract.ts';
import { caseworkTexts as texts } from '../../texts/staff-casework.ts';
import { AssignEntry } from './assign-entry.tsx';
import { Due, Owner } from './entry-cells.tsx';
import { CASEWORK, call, ofRecordQuery } from './queries.ts';

/** Keeps its room, whatever is said in it. A record that has its own way of being taken up is left that. */
export function WaitsHere({ id, hasOwnWay = false }: { id: string; hasOwnWay?: boolean }) {
  const { data } = useQuery(ofRecordQuery(id));
  return <WaitsShown entries={data?.rows} hasOwnWay={hasOwnWay} topics={[CASEWORK]} />;
}

type WaitsShownProps = {
  /** Undefined until they are read. */
  entries: readonly Entry[] | undefined;
  hasOwnWay: boolean;
  /** First parts of the keys of the queries that hold them. */
  topics: readonly string[];
  /** Where nothing waits here: the way to what waits elsewhere. */
  elsewhere?: ReactNode;
};

/** The same of a record whose own answer holds what waits at it: the bar asks for nothing by itself. */
export function WaitsShown({ entries, hasOwnWay, topics, elsewhere }: WaitsShownProps) {
  return (
    <section
      aria-label={texts.waitsHere}
      className="mx-auto mb-4 grid min-h-14 w-full max-w-6xl content-center rounded-md border border-line bg-surface px-4 py-1 text-sm"
    >
      {entries?.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="text-muted">{texts.nothingHere}</p>
          {elsewhere}
        </div>
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {entries?.map((entry) => (
          <WaitingHere key={entry._id} entry={entry} hasOwnWay={hasOwnWay} topics={topics} />
        ))}
      </ul>
    </section>
  );
}

type WaitingHereProps = Omit<WaitsShownProps, 'entries' | 'elsewhere'> & { entry: Entry };

function WaitingHere({ entry, hasOwnWay, topics }: WaitingHereProps) {
  const session = useSession();
  const [isAssigning, setAssigning] = useState(false);
  const { _id: id, queue, what, owner, mayTake } = entry;
  const params = { id };
  const take = useGive(() =>
    call('POST /api/casework/:id/take', { params, body: { queue, from: owner?._id ?? null } }),
  );
  const release = useGive(() => call('POST /api/casework/:id/release', { params, body: { queue } }));
  const isOwn = owner !== null && owner._id === session?.id;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-1 py-0.5">
      <span className="wrap-anywhere">
        <strong>{texts.queues[queue]}</strong>
        {what && <span className="text-muted">: {what}</span>}
      </span>
      <span>
        <span className="text-muted">{texts.due}:</span> <Due entry={entry} />
      </span>
      <span>
        <span className="text-muted">{texts.owner}:</span> <Owner entry={entry} />
      </span>
      <span className="ml-auto flex flex-wrap gap-2">
        {!hasOwnWay && !isOwn && mayTake && (
          <Button size="sm" tone="secondary" busy={take.isPending} onClick={() => take.mutate()}>
            {owner ? texts.takeOver(owner.fullName) : texts.take}
          </Button>
        )}
        {!hasOwnWay && isOwn && (
          <Button size="sm" tone="secondary" busy={release.isPending} onClick={() => release.mutate()}>
            {texts.release}
          </Button>
        )}
        {session && isAdmin(session) && (
          <Button size="sm" tone="secondary" onClick={() => setAssigning(true)}>
            {texts.assign}
          </Button>
        )}
      </span>
      <AssignEntry
        open={isAssigning}
        onClose={() => setAssigning(false)}
        count={1}
        topics={topics}
        send={(to) => call('POST /api/casework/:id/assign', { params, body: { queue, to } })}
      />
    </li>
  );
}

function useGive(send: () => Promise<{ message: string }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => failure instanceof CallFailed && toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [CASEWORK] }),
  });
}

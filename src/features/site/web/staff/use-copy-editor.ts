// The state of the copy editor: the words, the version they began from, what is wrong with them, and how they are saved.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Output } from '#shared/endpoint.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { LandingCopy, siteEndpoints } from '../../contract.ts';
import { changedSlots, judgeCopy, tidyCopy } from '../../rules/judge-copy.ts';
import { editCopyTexts as texts } from '../../texts/staff-copy.ts';
import { call } from './queries.ts';

export type LatestCopy = Output<(typeof siteEndpoints)['GET /api/informations/landingCopy/latest']>;

export function useCopyEditor(latest: LatestCopy) {
  const [words, setWords] = useState<LandingCopy>(latest.copy);
  const [base, setBase] = useState(latest.version);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [asking, setAsking] = useState(false);
  const save = useSaveCopy();
  const tidy = tidyCopy(words);
  const faults = judgeCopy(tidy);
  const isStale = base < latest.version;
  const ifSound = (go: () => void) => {
    setRefused(faults);
    if (Object.keys(faults).length === 0) go();
  };
  const send = (publish: boolean) =>
    save.mutate(
      { version: base, publish, copy: tidy },
      {
        onSuccess: ({ message, version }) => {
          toast.good(message);
          setBase(version);
          setWords(tidy);
        },
        onError: (failure) => {
          toast.bad(texts.failed);
          if (failure instanceof CallFailed) setRefused(failure.fields);
        },
        onSettled: () => setAsking(false),
      },
    );
  return {
    words,
    tidy,
    faults,
    refused,
    asking,
    isStale,
    /** Of the form as a whole; what somebody else saved says so itself. */
    failure: save.error instanceof CallFailed && !isStale ? save.error.message : undefined,
    saving: save.isPending ? (save.variables.publish ? 'publish' : 'save') : null,
    unsaved: changedSlots(latest.copy, tidy).length,
    forVisitors: changedSlots(latest.publishedCopy, tidy).length,
    change: (change: Partial<LandingCopy>) => setWords((now) => ({ ...now, ...change })),
    save: () => ifSound(() => send(false)),
    askToPublish: () => ifSound(() => setAsking(true)),
    leaveQuestion: () => setAsking(false),
    publish: () => send(true),
    /** Goes on from what is saved now, with one's own words or with those of the other. */
    goOn(whose: 'mine' | 'theirs') {
      setBase(latest.version);
      if (whose === 'theirs') setWords(latest.copy);
    },
  };
}

export type CopyForm = ReturnType<typeof useCopyEditor>;

type Edit = { version: number; publish: boolean; copy: LandingCopy };

/** The newest version and the history are read again, however it went. */
function useSaveCopy() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit) => call('POST /api/informations/editLandingCopy', { body: edit }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['landing-copy'] }),
  });
}

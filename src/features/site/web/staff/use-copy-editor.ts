// The state of the copy editor: the words, the version they began from, what is wrong with them, and how they are saved.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Output } from '#shared/endpoint.ts';
import type { LandingCopy, siteEndpoints } from '../../contract.ts';
import { copyFields } from '../../fields/staff-copy.ts';
import { changedSlots, validateCopy } from '../../rules/validate-copy.ts';
import { editCopyTexts as texts } from '../../texts/staff-copy.ts';
import { call } from './queries.ts';

export type LatestCopy = Output<(typeof siteEndpoints)['GET /api/informations/landingCopy/latest']>;

export function useCopyEditor(latest: LatestCopy) {
  const form = useRecordForm({
    fields: copyFields,
    place: 'landing copy',
    stored: { record: latest.copy, revision: latest.version },
    validate: validateCopy,
  });
  const save = useSaveCopy();
  const tidy = form.draft();
  const errors = validateCopy(tidy);
  const send = (publish: boolean) =>
    save.mutate(
      { version: form.base ?? latest.version, publish, copy: tidy },
      {
        onSuccess: ({ message, version }) => {
          toast.good(message);
          form.saved({ revision: version, next: tidy });
        },
        onError: (failure) => {
          toast.bad(texts.failed);
          form.failed(failure);
        },
      },
    );
  return {
    ...form,
    tidy,
    errors,
    saving: save.isPending ? (save.variables.publish ? 'publish' : 'save') : null,
    unsaved: changedSlots(latest.copy, tidy).length,
    forVisitors: changedSlots(latest.publishedCopy, tidy).length,
    save: () => (Object.keys(errors).length === 0 ? send(false) : form.ask()),
    askToPublish: form.ask,
    publish: () => send(true),
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

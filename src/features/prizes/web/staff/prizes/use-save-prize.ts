// Sends a prize: says how it went, tells how far its picture has come, and brings the server's faults to their fields.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { submitDelay } from '#platform/web/pause.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { prizeDeskTexts as texts } from '#texts/staff-prizes.ts';
import type { PrizeForm } from '../../../contract.ts';
import { call } from '../../queries.ts';
import type { ChosenPicture } from '../picture/choose-picture.ts';

type Sent = { extraInfo: Partial<PrizeForm>; picture: ChosenPicture | null };

export function useSavePrize(onSaved: (id: string) => void) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const save = useMutation({
    mutationFn: async ({ extraInfo, picture }: Sent) => {
      setShare(0);
      await submitDelay();
      const files = picture ? [{ field: 'imageUrl', file: picture.file }] : [];
      return call('POST /api/prizes', { form: { extraInfo, files } }, { onProgress: setShare });
    },
    onSuccess: async ({ message, _id }) => {
      toast.good(message);
      await queries.invalidateQueries({ queryKey: ['prizes'] });
      onSaved(_id);
    },
    onError: (_failure, { extraInfo }) => toast.bad(extraInfo._id ? texts.editFailed : texts.addFailed),
  });
  return { save, share };
}

// Sends a company: says how it went, and how far its logo has come.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { CompanyFormSent, companyEndpoints } from '../../../contract/company.ts';
import { companyTexts as texts } from '../../../texts/partner-company.ts';

const call = caller<typeof companyEndpoints>();

type Sent = { extraInfo: CompanyFormSent; logo: File | undefined };

export function useSaveCompany(onSaved: () => void) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const save = useMutation({
    mutationFn: ({ extraInfo, logo }: Sent) => {
      setShare(0);
      const files = logo ? [{ field: 'logo', file: logo }] : [];
      return call('POST /api/partner', { form: { extraInfo, files } }, { onProgress: setShare });
    },
    onSuccess: async ({ message }) => {
      toast.good(message);
      await queries.invalidateQueries({ queryKey: ['lenders'] });
      onSaved();
    },
    onError: (_failure, { extraInfo }) => toast.bad(extraInfo._id ? texts.editFailed : texts.addFailed),
  });
  return { save, share };
}

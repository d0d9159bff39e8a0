// The buttons over a product or a loan: into its form and out of it again, and the copy.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useEditing } from '#platform/web/record/editing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { offerTexts as texts } from '../../../texts/partner-products.ts';
import { useMayPublish } from './with-company.tsx';

type OfferActionsProps = {
  editText: string;
  /** The address of the list in the lender's panel: `/partner/products`. */
  root: string;
  duplicate: () => Promise<{ message: string; _id: string }>;
};

export function OfferActions({ editText, root, duplicate }: OfferActionsProps) {
  const { isEditing, setEditing } = useEditing();
  const mayPublish = useMayPublish();
  const copy = useDuplicate(root, duplicate);
  if (isEditing)
    return (
      <Button tone="secondary" onClick={() => setEditing(false)}>
        {texts.cancelEdit}
      </Button>
    );
  if (!mayPublish) return null;
  return (
    <>
      <Button
        tone="quiet"
        icon={<Copy className="size-5" />}
        busy={copy.isPending}
        onClick={() => copy.mutate()}
      >
        {texts.duplicate}
      </Button>
      <Button icon={<Pencil className="size-5" />} onClick={() => setEditing(true)}>
        {editText}
      </Button>
    </>
  );
}

/** The copy opens in its form. */
function useDuplicate(root: string, duplicate: OfferActionsProps['duplicate']) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: duplicate,
    onSuccess: async ({ _id }) => {
      toast.good(texts.duplicated);
      await queries.invalidateQueries({ queryKey: ['lenders'] });
      await navigate(`${root}/${_id}?form=edit`);
    },
    onError: () => toast.bad(texts.notDuplicated),
  });
}

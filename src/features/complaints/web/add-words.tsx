// A window in which the sender of a complaint writes why it goes on; what is refused stands in it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { addedFields } from '../fields/complaint.ts';
import { addedErrors } from '../rules/complaint-errors.ts';
import { ownComplaintTexts as texts } from '../texts/complaints.ts';
import { COMPLAINTS } from './queries.ts';

type AddWordsProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  hint: string;
  sendText: string;
  send: (words: string) => Promise<{ message: string }>;
};

export function AddWords({ open, onClose, title, hint, sendText, send }: AddWordsProps) {
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: () => send(words),
    onSuccess: ({ message }) => {
      toast.good(message);
      setWords('');
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [COMPLAINTS] }),
  });
  const ask = () => {
    const { words: wrong } = addedErrors({ words });
    setError(wrong);
    if (!wrong) sending.mutate();
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={onClose}>
        {texts.keep}
      </Button>
      <Button busy={sending.isPending} onClick={ask}>
        {sendText}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      {sending.error instanceof CallFailed && (
        <Banner tone="bad" role="alert">
          {sending.error.message}
        </Banner>
      )}
      <TextAreaField
        label={addedFields.words.label}
        hint={hint}
        maxLength={addedFields.words.longest}
        value={words}
        onValue={setWords}
        {...(error ? { error: error } : {})}
      />
    </Dialog>
  );
}

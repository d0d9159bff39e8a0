// A short form of a borrower in a window: what is refused stands in it, and it closes once it was sent.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { CancelButton, Dialog } from '../ui/overlay/dialog.tsx';
import { toast } from '../ui/overlay/toast.ts';
import { type FieldTie, type NativeForm, useNativeForm } from './use-native-form.ts';

type WindowFormProps<Name extends string> = Pick<NativeForm<Name>, 'names' | 'validate' | 'keptAs'> & {
  send: (values: Record<Name, string>) => Promise<{ message: string }>;
  /** First part of the keys of the queries that are refetched after the call, whether it succeeded or not. */
  topic: string;
  sendText: string;
  cancelText?: string;
  onClose: () => void;
  /** Renders the inputs. */
  children: (field: (name: Name) => FieldTie) => ReactNode;
};

type FormDialogProps<Name extends string> = WindowFormProps<Name> & { open: boolean; title: string };

export const FormDialog = <Name extends string>({ open, title, ...form }: FormDialogProps<Name>) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <WindowForm {...form} />
  </Dialog>
);

function WindowForm<Name extends string>(props: WindowFormProps<Name>) {
  const { names, validate, keptAs, send, topic, onClose } = props;
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const { field, busy, attach, inputsKey } = useNativeForm({
    names,
    validate,
    ...(keptAs === undefined ? {} : { keptAs }),
    send: async (values) => {
      setFailure('');
      try {
        const { message } = await send(values);
        toast.good(message);
        onClose();
      } finally {
        void queries.invalidateQueries({ queryKey: [topic] });
      }
    },
    onFailure: ({ message }) => setFailure(message),
  });
  return (
    <form {...attach} className="grid grid-cols-1 gap-4">
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <div key={inputsKey} className="grid grid-cols-1 gap-4">
        {props.children(field)}
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <CancelButton text={props.cancelText} />
        <Button type="submit" busy={busy}>
          {props.sendText}
        </Button>
      </div>
    </form>
  );
}

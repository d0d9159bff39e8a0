// A window in which the sender of a complaint writes why it goes on; what was written is kept until it is sent.
import { FormDialog } from '#platform/web/form-state/form-dialog.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
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
  /** Names what is written, in what this browser keeps. */
  keptAs: string;
  send: (words: string) => Promise<{ message: string }>;
};

export const AddWords = ({ hint, send, ...dialog }: AddWordsProps) => (
  <FormDialog
    {...dialog}
    names={['words']}
    validate={addedErrors}
    send={({ words }) => send(words)}
    topic={COMPLAINTS}
    cancelText={texts.keep}
  >
    {(field) => (
      <TextAreaField
        {...field('words')}
        label={addedFields.words.label}
        hint={hint}
        maxLength={addedFields.words.longest}
      />
    )}
  </FormDialog>
);

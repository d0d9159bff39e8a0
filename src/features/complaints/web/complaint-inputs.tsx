// What a complaint is about, and what went wrong: the same inputs with and without an account.
import type { ReactNode } from 'react';
import type { FieldTie } from '#platform/web/form-state/use-native-form.ts';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { complaintFields } from '../fields/complaint.ts';

const { category, words } = complaintFields;

/** What a select says, as one of the categories; nothing where none is chosen. */
export const categoryOf = (typed: string) => category.choices.find((one) => one === typed) ?? ('' as const);

type Props = {
  field: (name: 'category' | 'words') => FieldTie;
  /** Between the two. */
  children?: ReactNode;
};

export const ComplaintInputs = ({ field, children }: Props) => (
  <>
    <SelectField {...field('category')} label={category.label} hint={category.hint} options={OPTIONS} />
    {children}
    <TextAreaField
      {...field('words')}
      label={words.label}
      hint={words.hint}
      rows={words.rows}
      maxLength={words.longest}
    />
  </>
);

const OPTIONS = category.choices.map((value) => ({ value, label: category.named[value] }));

// The look of one choice, checkbox or radio: the whole bordered row is the target.
import type { ComponentProps, ReactNode } from 'react';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'title'> & {
  type: 'checkbox' | 'radio';
  title: ReactNode;
  detail?: ReactNode;
};

export const ChoiceRow = ({ title, detail, className = '', ...rest }: ChoiceRowProps) => (
  <label
    className={`flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-edge bg-surface px-3.5 py-3 has-checked:border-leaf has-checked:bg-leaf-soft has-disabled:cursor-default has-disabled:opacity-60 has-aria-invalid:border-pimento ${className}`}
  >
    <input {...rest} className="size-5 mt-0.5 shrink-0 accent-leaf" />
    <span className="min-w-0">
      <span className="block">{title}</span>
      {detail && <span className="block text-sm text-muted">{detail}</span>}
    </span>
  </label>
);

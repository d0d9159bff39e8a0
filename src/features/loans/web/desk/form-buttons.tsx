// The foot of a form in a dialog: the way out, and what it does.
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { uiTexts } from '#texts/ui.ts';

type FormButtonsProps = { isBusy: boolean; danger?: boolean; onCancel: () => void; children: ReactNode };

export const FormButtons = ({ isBusy, danger, onCancel, children }: FormButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
    <Button tone="secondary" onClick={onCancel}>
      {uiTexts.cancel}
    </Button>
    <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={isBusy}>
      {children}
    </Button>
  </div>
);

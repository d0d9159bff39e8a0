// The frame of one part of the editor: its heading, and a row of it with a button that takes the row away.
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t pt-4">
      <h3 id={id} className="font-semibold text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

type PartRowProps = { label: string; removeLabel: string; onRemove: () => void; children: ReactNode };

export const PartRow = ({ label, removeLabel, onRemove, children }: PartRowProps) => (
  <fieldset className="grid min-w-0 gap-3 rounded-md border border-line bg-ground p-3">
    <legend className="sr-only">{label}</legend>
    <div className="flex items-center justify-between gap-2">
      <p aria-hidden="true" className="font-semibold text-muted text-sm">
        {label}
      </p>
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        className="-my-1.5 -mr-1.5 grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-pimento"
      >
        <X className="size-5" />
      </button>
    </div>
    {children}
  </fieldset>
);

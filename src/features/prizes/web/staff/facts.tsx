// Names and values in two columns, one pair a line.
import type { ReactNode } from 'react';

export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-x-4">{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line py-2 not-last:border-b">
    <dt className="text-muted">{name}</dt>
    <dd className="figures min-w-0 font-medium wrap-anywhere">{children}</dd>
  </div>
);

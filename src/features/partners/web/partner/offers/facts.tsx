// Names and values in two columns, one pair a line; where there is no room for two, the value stands below its name.
import type { ReactNode } from 'react';

export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-x-4">{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 border-line py-2 not-last:border-b">
    <dt className="min-w-0 flex-[2_1_7rem] text-muted">{name}</dt>
    <dd className="figures min-w-0 flex-[3_1_9.5rem] font-medium">{children}</dd>
  </div>
);

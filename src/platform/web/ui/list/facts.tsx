// Names and values, to be read: one pair a line, or each name above its value.

import type { ReactNode } from 'react';
import { Unbroken } from '../text/unbroken.tsx';

export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-x-4">{children}</dl>;

type FactProps = { name: string; children: ReactNode };

/** One line of `Facts`. Where there is no room for two columns, the value stands below its name. */
export const Fact = ({ name, children }: FactProps) => (
  <div className="flex flex-wrap gap-x-4 border-line py-2 not-last:border-b">
    <dt className="min-w-0 flex-[2_1_7rem] text-muted">{name}</dt>
    <dd className="figures wrap-anywhere min-w-0 flex-[3_1_9.5rem] font-medium">
      <Unbroken>{children}</Unbroken>
    </dd>
  </div>
);

/** One name above its value, for a grid that the screen lays out itself. Renders nothing where the value is empty. */
export const StackedFact = ({ name, className, children }: FactProps & { className?: string }) =>
  children === null || children === '' ? null : (
    <div className={className}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="figures wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );

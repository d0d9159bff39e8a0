// A bordered surface that groups what belongs together.
import type { ComponentProps } from 'react';

export const Card = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={`rounded-lg border border-line bg-surface p-4 sm:p-6 ${className}`} />
);

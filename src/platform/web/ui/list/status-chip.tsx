// A state in one word, with its icon and colour.
import type { ReactNode } from 'react';
import { type Tone, ToneIcon, toneClasses } from '../tone.tsx';

export const StatusChip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 sm:whitespace-nowrap rounded-full py-0.5 pr-2.5 pl-1.5 text-xs font-semibold ${toneClasses[tone]}`}
  >
    <ToneIcon tone={tone} className="size-4" />
    {children}
  </span>
);

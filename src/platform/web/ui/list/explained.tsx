// A word of finance that can be opened where it stands, to read what it means: by a finger, by keyboard and by a screen reader alike.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type ExplainedProps = {
  /** The question that the explanation answers, as somebody would ask it. */
  question: string;
  children: ReactNode;
};

/** The browser's own `details` element: it tells assistive technology whether it is open, and opens without any script. It takes the colours of what it stands on. */
export const Explained = ({ question, children }: ExplainedProps) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 underline decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
      {question}
      <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <div className="grid max-w-prose gap-2 pb-3">{children}</div>
  </details>
);

// What a list shows when it has nothing: a drawing or icon, a sentence, and perhaps one way on.
import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = { text: ReactNode; title?: string; icon?: ReactNode; action?: ReactNode };

export function EmptyState({ text, title, icon, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line px-6 py-10 text-center">
      <div className="text-leaf">{icon ?? <Sprout className="size-10" strokeWidth={1.5} />}</div>
      {title && <p className="text-lg font-semibold">{title}</p>}
      <p className="max-w-prose text-muted">{text}</p>
      {action}
    </div>
  );
}

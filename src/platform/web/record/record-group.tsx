// Fields of a record that belong together, under their heading: two in a row where there is room.
import { type ReactNode, useId } from 'react';
import { Card } from '../ui/card.tsx';

/** Class of a field that takes the whole row of its group. */
export const WHOLE_ROW = 'sm:col-span-2';

export function RecordGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <h2 id={headingId} className="col-span-full font-bold text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

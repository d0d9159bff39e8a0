// On the page of a lender's loan: that one meets its criteria, and that its lender would like to get in touch. Else nothing.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Criteria, OwnFigures } from './criteria.tsx';
import { LenderContact } from './lender-contact.tsx';
import { offersQuery } from './queries.ts';

/** `children`, the loan, comes below it and waits for it, so that nothing moves down under a finger. */
export function LoanOffered({ id, children }: { id: string; children: ReactNode }) {
  const { data: offers, isPending } = useQuery(offersQuery(id));
  const loan = offers?.rows[0];
  if (isPending) return <Skeleton className="h-120 rounded-lg" />;
  return (
    <>
      {offers?.figures && loan && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid gap-2">
            <Criteria loan={loan} />
            <OwnFigures figures={offers.figures} />
          </div>
          <LenderContact loan={loan} />
        </Card>
      )}
      {children}
    </>
  );
}

// Where a borrower's own loan is to be found, once there is one.
import { useQuery } from '@tanstack/react-query';
import { ownLoansQuery } from './queries.ts';

/** The address of the only loan, of the list where there are several; null while none is known. */
export function useMyLoan(): string | null {
  const { data } = useQuery(ownLoansQuery(1));
  const [newest] = data?.rows ?? [];
  if (!newest) return null;
  return data?.total === 1 ? `/my-loans/${newest._id}` : '/my-loans';
}

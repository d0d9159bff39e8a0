// A payment that a line of a file names, on its way into the form of the loan that staff match it with. It goes with the step in the history, never in an address.
import { useLocation, useNavigate } from 'react-router';

export type Received = {
  /** Where the line stands, to go back to. */
  from: string;
  /** As the form takes it; null once it was recorded, or left. */
  payment: { amount: string; receivedOn: string; reference: string } | null;
};

export function useReceived() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const received = (state as { received?: Received } | null)?.received ?? null;
  return {
    received,
    /** From now on a reload opens no form. */
    done: () => {
      if (received?.payment)
        navigate(pathname + search, {
          replace: true,
          preventScrollReset: true,
          state: { received: { ...received, payment: null } },
        });
    },
  };
}

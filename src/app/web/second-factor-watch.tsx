// Leads whoever must set up a second step to where that is done, whatever page asked the server for something.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenAsked } from '#platform/web/second-factor/asked.ts';

/** `setUpAt`: the address of that page; borrowers need none. */
export function SecondFactorWatch({ setUpAt }: { setUpAt: string }) {
  const navigate = useNavigate();
  useEffect(() => whenAsked({ setUp: () => navigate(setUpAt, { replace: true }) }), [navigate, setUpAt]);
  return null;
}

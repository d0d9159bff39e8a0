// Tells whoever comes from confirming their address that it worked, and leads to the log-in form; shows nothing itself.
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';

/** Stands behind the form and the heading, which would take the focus after it. Reads `?isVerified=true` from the address line, once, and takes it out of there. */
export function VerifiedToast() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const isVerified = search.get('isVerified') === 'true';
  useEffect(() => {
    if (!isVerified) return;
    toast.good(texts.accountVerified);
    const [email, password] = ['email', 'password'].map((name) =>
      document.querySelector<HTMLInputElement>(`input[name="${name}"]`),
    );
    (email?.value ? password : email)?.focus();
    setSearch({}, { replace: true, state });
  }, [isVerified, setSearch, state]);
  return null;
}

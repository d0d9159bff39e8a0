// Tells whoever comes from confirming their address that it worked, and leads to the log-in form; shows nothing itself.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';

/** Stands behind the form and the heading, which would take the focus after it. Reads `?isVerified=true` from the address line, once, and takes it out of there. */
export function VerifiedToast() {
  const [search, setSearch] = useSearchParams();
  const isVerified = search.get('isVerified') === 'true';
  useEffect(() => {
    if (!isVerified) return;
    toast.good(texts.accountVerified);
    document.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
    setSearch({}, { replace: true });
  }, [isVerified, setSearch]);
  return null;
}

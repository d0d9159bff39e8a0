// Tells whoever comes from confirming their address that it worked; shows nothing itself.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';

/** Reads `?isVerified=true` from the address line, once, and takes it out of there. */
export function VerifiedToast() {
  const [search, setSearch] = useSearchParams();
  const isVerified = search.get('isVerified') === 'true';
  useEffect(() => {
    if (!isVerified) return;
    toast.good(texts.accountVerified);
    setSearch({}, { replace: true });
  }, [isVerified, setSearch]);
  return null;
}

// What follows a login: a word of welcome, and the person's own first screen.
import { useNavigate } from 'react-router';
import { sessionChanged } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { isStaff } from '#shared/actor.ts';
import { accountScreenTexts as texts } from '#texts/accounts.ts';
import type { SessionRecord } from '../contract.ts';

/** Takes a person who has just logged in to their first screen. */
export function useEnter(): (record: SessionRecord) => void {
  const navigate = useNavigate();
  return (record) => {
    toast.good(texts.loginSuccess);
    sessionChanged();
    navigate(isStaff(record) ? '/admin/dashboard' : '/', { replace: true });
  };
}

// What follows a login: the second step where there is one, or a word of welcome and the person's own first screen, or where they were.
import { useLocation, useNavigate } from 'react-router';
import { useWayBack } from '#platform/web/frame/way-back.ts';
import { sessionChanged } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { isStaff } from '#shared/actor.ts';
import type { LogInAnswer } from '../contract.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';

/** Takes a person whose login was answered to what comes next. */
export function useEnter(): (answer: LogInAnswer) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const wayBack = useWayBack();
  return (answer) => {
    if (answer.next === 'secondFactor') return void navigate('/second-step', { state });
    toast.clear();
    toast.good(texts.loginSuccess);
    sessionChanged();
    const isTheirs = wayBack && (wayBack.account === null || wayBack.account === answer.id);
    if (isTheirs && answer.next !== 'setUp') return void navigate(wayBack.to, { replace: true });
    const start = answer.next === 'setUp' ? 'second-step' : 'dashboard';
    if (isStaff(answer)) navigate(`/admin/${start}`, { replace: true });
    else navigate(answer.next === 'setUp' ? `/partner/${start}` : '/', { replace: true });
  };
}

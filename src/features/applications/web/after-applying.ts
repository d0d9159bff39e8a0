// What every way of applying does alike: one retry key for one intent, and after success on to the applications.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const LEAVES_AFTER_MS = 2_500;

export function useLeaveOnceApplied(isApplied: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isApplied) return;
    const timer = setTimeout(() => navigate('/loan-application'), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isApplied, navigate]);
}

/** The retry key of what is asked for: the same until something else is. */
export function useIntentKey() {
  const intent = useRef({ asked: '', key: '' });
  return (asked: string): string => {
    if (intent.current.asked !== asked) intent.current = { asked, key: crypto.randomUUID() };
    return intent.current.key;
  };
}

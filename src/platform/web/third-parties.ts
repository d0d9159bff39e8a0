// Loads live chat and analytics for a borrower, where the operator has configured them, and clears them away with the session.
import { useEffect } from 'react';
import type { SessionRecord } from '#shared/actor.ts';
import { readSession, watchSession } from './session.ts';

declare global {
  interface Window {
    /** Who is writing, for the live chat's script to read. */
    liveChatVisitor?: { fullName: string; email: string };
  }
}

type Scripts = { liveChat: string | null; analytics: string | null };

let asked = false;

/** Loads the scripts once a page load. Nothing waits for them, and a failure leaves the person without chat, not without the page. */
export function useThirdParties(session: SessionRecord): void {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void fetch('/api/third-parties')
      .then((reply) => reply.json() as Promise<Scripts>)
      .then((scripts) => load(scripts, session))
      .catch(() => {
        asked = false;
      });
  }, [session]);
}

function load({ liveChat, analytics }: Scripts, { id, fullName, email }: SessionRecord): void {
  if (!liveChat && !analytics) return;
  if (liveChat) {
    window.liveChatVisitor = { fullName, email };
    addScript(liveChat);
  }
  if (analytics) addScript(analytics);
  // A script cannot be unloaded, so whoever uses this phone next starts with a page of their own.
  watchSession(() => {
    if (readSession()?.id !== id) window.location.replace('/');
  });
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

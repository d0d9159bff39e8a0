// For screen tests: the readable record of a session, as the server's cookie leaves it in the browser.
import { sessionChanged } from '#platform/web/session.ts';

export function setSession(record: object): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the readable record is a cookie.
  document.cookie = `session=${encodeURIComponent(JSON.stringify(record))}`;
  sessionChanged();
}

export function dropSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the readable record is a cookie.
  document.cookie = 'session=; max-age=0';
}

// What the service worker does with a request, and which of its files are of use: pure, so that they can be tested.

import { pushedTexts } from '#texts/pushed.ts';

/** The data that the build writes into the service worker. */
export type Kit = {
  /** The version, different for every build; each page knows its own. */
  version: string;
  /** Everything that a borrower's screens need, without their data. */
  files: readonly string[];
  /** The addresses of those screens, as the router knows them: `/loan-application/:id`. */
  screens: readonly string[];
  /** SHA-256 of the application's shell, hexadecimal. */
  shell: string;
};

/** `leave`: the worker does not handle the request, and the browser sends it as if there were no worker. This holds for every call of the API. */
export type Plan = 'leave' | 'page' | 'asset' | 'picture';

/** Drawings and icons: public, and the same for everyone. */
const PICTURE = /^\/(plants\/[\w-]+\.svg|[\w-]+\.(svg|png)|manifest\.webmanifest)$/;

/** A notice as it is shown: its sentence, the page it opens, and what a newer one takes its place by. */
export type PushedNotice = { text: string; to: string; tag: string };

/** What was pushed, as far as it can be read; a browser shows something for each that comes. */
export function readNotice(pushed: string): PushedNotice {
  const read = parsed(pushed);
  const textOf = (name: keyof PushedNotice): string => (typeof read[name] === 'string' ? read[name] : '');
  const to = textOf('to');
  return {
    text: textOf('text') || pushedTexts.news,
    // Only a path of this site is accepted.
    to: /^\/(?![/\\])/.test(to) ? to : '/',
    tag: textOf('tag'),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export function planFor({ method, mode, url }: Asked, origin: string): Plan {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || /^\/(api|dev)(\/|$)/.test(asked.pathname))
    return 'leave';
  if (mode === 'navigate') return 'page';
  if (/^\/assets\/[\w.-]+$/.test(asked.pathname)) return 'asset';
  return PICTURE.test(asked.pathname) ? 'picture' : 'leave';
}

/** Whether a screen can be shown from the kit alone. Any other address would load a part that is not here, again and again. */
export function isKitScreen({ screens }: Kit, address: string): boolean {
  const asked = new URL(address).pathname.split('/').filter(Boolean);
  return screens.some((screen) => {
    const parts = screen.split('/').filter(Boolean);
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith(':') || part === asked[index])
    );
  });
}

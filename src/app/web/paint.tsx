// Renders pages to HTML at build: the public ones whole, and a borrower's as they are before any answer has come.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { renderFor } from '#platform/web/session.ts';
import type { SessionRecord } from '#shared/actor.ts';
import { uiTexts } from '#texts/ui.ts';
import { App } from './app.tsx';
import { framedScreens } from './routes/borrower/table.ts';
import { publicScreens } from './routes/visitor/table.ts';
import { routes } from './routes.ts';
import { loadScreen } from './screens.tsx';
import { Starting } from './shells/starting.tsx';

/** What belongs into a page's head, and what stands in its body. */
export type Painted = { head: string; body: string };

/** Two signs that no text holds, for which the server puts the reader in: side by side they are the initials, with a space between them the name. */
const someone: SessionRecord = {
  id: '',
  userType: 'User',
  status: 'Active',
  infoStatus: 'FirstModel',
  fullName: '\uE000 \uE001',
  email: '',
  image: null,
};

/** By address, the pages that are the same for every visitor. */
export const paintForVisitors = (): Promise<Map<string, Painted>> =>
  paint(['/', ...Object.keys(publicScreens).map((path) => `/${path}`)], null);

/** By address, a borrower's screens before their answers; without those that are about one record or lead elsewhere. */
export async function paintForBorrowers(): Promise<Map<string, Painted>> {
  const fixed = Object.keys(framedScreens).filter((path) => !path.includes(':'));
  const pages = await paint(['/', ...fixed.map((path) => `/${path}`)], someone);
  for (const [path, { head, body }] of pages) {
    // Nothing of it answers a tap yet, so nothing of it offers itself to one.
    const waiting = `<p role="status" class="sr-only">${uiTexts.loading}</p><div inert>${body}</div>`;
    pages.set(path, { head, body: waiting });
  }
  return pages;
}

/** What anybody else sees until the application runs. */
export const paintStarting = (): Promise<Painted> => paintOne(<Starting />);

async function paint(paths: readonly string[], reader: SessionRecord | null): Promise<Map<string, Painted>> {
  renderFor(reader);
  const pages = new Map<string, Painted>();
  for (const path of paths) {
    await loadScreen(routes, path);
    const page = await paintOne(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    );
    // An address that leads elsewhere has nothing to show.
    if (page.body.includes('<h1')) pages.set(path, page);
  }
  return pages;
}

async function paintOne(screen: ReactNode): Promise<Painted> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(screen, { onError: (failure) => void failures.push(failure) });
  const markup = await new Response(prelude).text();
  // Within a boundary React would leave what fails to the browser, without a word.
  if (failures.length > 0) throw failures[0];
  // What belongs into the head of a page is written before everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

// Serves the built browser part: assets for a year, public pages as HTML, and the application's shell for everything else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isBorrower } from '#shared/actor.ts';
import type { Services } from '../work.ts';
import { isOfCalls } from './arriving/of-calls.ts';
import { askPromptly } from './browser/ask-promptly.ts';
import { firstPaints, sendPainted } from './browser/first-paint.ts';
import {
  type FirstCalls,
  type FirstFill,
  type FirstPictures,
  linkToPicture,
  readAddresses,
} from './browser/preloads.ts';
import { filledPage, type PageFill } from './filled-page.ts';
import { authorityOf, recordOf } from './session-cookies.ts';

const BUILT = join(import.meta.dirname, '../../../../build/client');
const LANDING = 'index.html';
const SHELL = 'shell.html';

/** Serves the pages. A visitor gets a public page's own HTML; whoever carries a session gets the shell, so that the landing never flashes past. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  landingFill: PageFill,
  firstCalls: FirstCalls,
  firstFill: FirstFill,
  firstPictures: FirstPictures,
): Promise<void> {
  if (!existsSync(join(BUILT, SHELL))) {
    app.log.warn('the browser part is not built; only /api answers');
    return;
  }
  const secure = services.config.publicUrl?.startsWith('https://') ?? false;
  await app.register(fastifyStatic, {
    root: BUILT,
    preCompressed: true,
    wildcard: false,
    index: false,
    // Nothing here is so long that a piece of it would help, and a range that cannot be had would be refused.
    acceptRanges: false,
    globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheRuleOf(path));
    },
  });
  // One route for all parts: they are hundreds, and a route for each would be laid out at every start.
  app.get<{ Params: { part: string } }>('/assets/:part', { schema: { hide: true } }, (request, reply) => {
    const { part } = request.params;
    return isPart(part) ? reply.sendFile(`assets/${part}`) : reply.callNotFound();
  });
  const sendLanding = filledPage(services.db, readFileSync(join(BUILT, LANDING), 'utf8'), landingFill);
  const { isAddress, preloads } = readAddresses(firstCalls);
  const paintFor = firstPaints();
  // A page goes out without the name of its picture rather than late.
  const pictureFor = askPromptly(async (path: string) => (await firstPictures[path]?.(services.db)) ?? null);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = URL.parse(`http://self${request.url}`);
    if (isOfCalls(url?.pathname ?? request.url)) return reply.callNotFound();
    if (url && /^\/{2,}$/.test(url.pathname)) return reply.redirect('/', 308);
    if (!url || url.pathname.startsWith('//')) return reply.code(404).sendFile(SHELL);
    const { pathname, searchParams } = url;
    const path = pathname.replace(/^\/+|\/+$/g, '');
    // A part of an older version is gone, and a page in its place would be taken for the part. The same goes for a call whose dots lead out of the calls.
    if (/^\/(api|assets)\//.test(request.url) || /^assets(\/|$)/.test(path)) return reply.callNotFound();
    // The service worker caches the shell under this name.
    if (path === SHELL) return reply.sendFile(SHELL);
    // The path may be typed in capitals, as from a poster; the router in the browser does not mind either.
    const lower = `/${path.toLowerCase()}`;
    if (!isAddress(`/${path}`) && isAddress(lower)) return reply.redirect(lower + url.search, 308);
    // For an unknown path the application says in its own words that nothing is there.
    if (!isAddress(`/${path}`)) return reply.code(404).sendFile(SHELL);
    const page = path === '' ? LANDING : `${path}/index.html`;
    const isPublic = /^[a-z-]*$/.test(path) && existsSync(join(BUILT, page));
    const hasSession = authorityOf(request, secure) !== null;
    if (isPublic && !hasSession) return page === LANDING ? sendLanding(request, reply) : reply.sendFile(page);
    if (!hasSession) return reply.sendFile(SHELL);
    const reader = recordOf(request);
    const forBorrower = reader !== null && isBorrower(reader);
    const link = preloads(`/${path}`, searchParams, forBorrower ? firstFill(services, reader) : null);
    const picture = forBorrower ? await pictureFor(`/${path}`) : null;
    const links = [...(picture ? [linkToPicture(picture)] : []), ...(link ? [link] : [])];
    if (links.length > 0) reply.header('link', links.join(', '));
    const painted = paintFor(`/${path}`, reader, picture);
    return painted === null ? reply.sendFile(SHELL) : sendPainted(request, reply, painted);
  });
}

/** A file's own name: no folder, and nothing that was compressed to be sent in another's place. */
const isPart = (name: string): boolean => /^[\w-]+(\.[\w-]+)*$/.test(name) && !/\.(br|gz)$/.test(name);

/**
 * Pages and the service worker are looked at anew each time: an old one would name parts that are gone, and hold back every
 * newer version; and one address has another page for a visitor than for whoever is logged in.
 */
function cacheRuleOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /(\.html|[\\/]sw\.js)(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

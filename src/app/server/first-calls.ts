// What a borrower's screen begins with, calls and a large picture: the page names it, so that it travels beside the program and not after it.
import { featuredPicture } from '#features/contests/server/featured-picture.ts';
import type { FirstPictures } from '#platform/server/http/browser/preloads.ts';

/** By the address of a route. `{page}` stands for the page of a list that the address asks for. As the browser writes them, to the letter. */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/dashboard'],
  '/earn-points': ['/api/informations'],
  '/information': ['/api/informations'],
  '/verification': ['/api/informations'],
  '/redeem': ['/api/contests?when=running&page=1', '/api/prizes?type=Redeem&page={page}', '/api/prizes/next'],
};

/** By the address of a route, how to find the picture that is the largest thing on its screen. */
export const firstPictures: FirstPictures = { '/redeem': featuredPicture };

// What a borrower's screen begins with, calls and a large picture: the page names it, so that it travels beside the program and not after it.
import { featuredPicture } from '#features/contests/server/featured-picture.ts';
import { audienceOf } from '#features/information/rules/audience.ts';
import { knownCatalogue } from '#features/information/server/catalogue.ts';
import type { FirstFill, FirstPictures } from '#platform/server/http/browser/preloads.ts';

const MY_SECTIONS = ['/api/informations/own', '/api/informations/forms?for={audience}&revision={revision}'];

/**
 * By the address of a route. `{page}` stands for the page of a list that the address asks for, what else is in brackets for what
 * `firstFill` knows. As the browser writes them, to the letter.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/dashboard'],
  '/earn-points': MY_SECTIONS,
  '/information': MY_SECTIONS,
  '/verification': MY_SECTIONS,
  '/redeem': ['/api/contests?when=running&page=1', '/api/prizes?type=Redeem&page={page}', '/api/prizes/next'],
};

/** Of whoever reads the page: a call is not named while one of its words is not known. */
export const firstFill: FirstFill = (services, { infoStatus }) => {
  const revision = knownCatalogue({ services })?.revision;
  return {
    audience: audienceOf(infoStatus),
    ...(revision === undefined ? {} : { revision: String(revision) }),
  };
};

/** By the address of a route, how to find the picture that is the largest thing on its screen. */
export const firstPictures: FirstPictures = { '/redeem': featuredPicture };
